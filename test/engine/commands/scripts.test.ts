import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { serve } from '../../../generator/commands/dev/serve'
import { projectDir } from '../../../generator/process/paths'
import { commands } from '../../../generator/terminal/commands'
import { allHelp, helpOf } from '../../../generator/terminal/help'
import type { Command, CommandName } from '../../../generator/terminal/commands'
import { readFlags } from '../../../generator/terminal/flags'
import { fixtureSite } from '../../browser/helpers/fixture-site'
import { everything } from '../../helpers/everything'
import { withFixture } from '../../helpers/fixture'
import { table } from '../../helpers/table'

const read = (file: string) => readFileSync(join(projectDir, file), 'utf8')
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
const names = Object.keys(commands) as CommandName[]

/** Commands whose flags this project reads itself. */
const own = names.filter((name) => 'flags' in commands[name])

/** Returns the rows of a table with aligned columns. */
const aligned = (columns: number, text: string) =>
  table(columns, text).map((row) => row.map((cell) => cell.trim()))

/** Returns what a command prints, and its exit code. A server is ended once it has printed its address. */
function run(script: string, ...args: string[]) {
  const words = scripts[script]!.split(' ')
  const [program, first] =
    words[0] === 'node' ? [process.execPath, words.slice(1)] : ['npm', ['run', '--silent', script, '--']]
  const child = spawn(program, [...first, ...args], { cwd: projectDir })
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk))
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk
    if (/^http:\S+/m.test(stdout)) child.kill()
  })
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, stdout, stderr })),
  )
}

const suiteOf = suite('every command')

suiteOf('in package.json is in the table of commands, and no other', () => {
  assert.equal(names.sort(), Object.keys(scripts).sort())
})

suiteOf('is in one group of the list, on its own line, and its help omits flags that do nothing', () => {
  const lines = allHelp().split('\n')
  for (const name of names) {
    const call = name === 'test' ? 'npm test' : `npm run ${name}`
    assert.is(lines.filter((line) => line.trimStart().startsWith(`${call} `)).length, 1, name)
  }
  assert.equal(
    lines.filter((line) => line.length > 110),
    [],
  )
  assert.match(helpOf('build'), '--out DIR')
  assert.not.match(helpOf('dev'), '--out')
  assert.is(readFlags('dev', ['--out', 'x']).values.out, 'x')
})

suiteOf('in the documentation has the flags that the documentation names', () => {
  const text = ['README.md', 'CONTRIBUTING.md', 'content/README.md', 'docs/hosting.md'].map(read).join('\n')
  const known = (name: string) => Object.keys((commands[name as CommandName] as Command).flags ?? {})
  let looked = 0
  for (const [, name = 'test', behind = ''] of text.matchAll(/npm (?:run ([\w:-]+)|test) -- ([^`#\n]*)/g))
    for (const [, flag] of behind.matchAll(/--([\w-]+)/g)) {
      looked++
      assert.ok(known(name).includes(flag!), `npm run ${name} has no flag --${flag}`)
    }
  assert.ok(looked > 3)
})

/**
 * Every command at its smallest: its arguments, its exit code, and what it prints. SITE is a built site, COPY a content
 * folder and PUBLIC its files, AT the address of the site, TAKEN its port, INTO an empty folder. The first ten take a
 * second each. Other suites start those of the others that are quick.
 */
const smallest = aligned(
  4,
  String.raw`
  build         | --content COPY --public PUBLIC --out INTO/dist | 0 | ^\\d+ pages and \\d+ redirects? in
  preview       | --out SITE --port TAKEN             | null | ^Port \\d+ is taken; using port \\d+ instead\\.\n\\S+ shows the site as it was last built
  help          |                                     | 0    | ^Every day\\n  npm run dev
  budgets       | --out SITE                          | 0    | bytes of script
  rename        | locations/ada Cid --content COPY --public PUBLIC     | 0    | locations/cid\\.md, "Cid"; /locations/ada leads
  claims        | --content COPY --public PUBLIC                      | 0    | claims? left to settle
  remove        | testimonials/dana --content COPY --public PUBLIC    | 0    | dana\\.md was removed
  new           | page Bonds --content COPY           | 0    | pages/bonds\\.md is ready
  verify-deploy | AT --out SITE                       | 0    | addresses checked, 0 differ
  launch-check  | --content COPY --public PUBLIC      | 1    | items? to settle before going live
  test          | templates/text                 | 0    | \\d passed, 0 failed\\n$
  dev           | --content COPY --public PUBLIC --port 0 | null | ^http://localhost:\\d+\\n
  edit          | --content COPY --public PUBLIC --port 0 | null | ^http://localhost:\\d+/admin/\\n
  sample        | sample/spec                         | 0    | 0 failed\\n$
  links         | --out SITE                          | 0    | links checked, 0 broken
  draw-readme   | --into INTO                         | 0    | home\\.png .*\\n.*editor-list\\.webp
  screenshots   | --out SITE --into INTO --pages /faqs --widths 360 --modes light | 0 | faqs-360-light\\.png
  typecheck     |                                     | 0    | ^$
  lint          |                                     | 0    | Found 0 warnings and 0 errors
  format        |                                     | 0    | ^$
  format:check  |                                     | 0    | All matched files use Prettier
  coverage      | templates/text                 | 0    | Statements
  bench         | 0                                   | 0    | ratio +\\d
  speed         | 3                                   | 0    | largest paint \\d+ ms
  fuzz          | 2                                   | 0    | 2 mutations .* 0 findings
  kill-test     | 3                                   | 0    | builds
  hosts         |                                     | 0    | Passed: +\\d
  firefox       |                                     | 0    | skipped|Passed: +\\d
  webkit        |                                     | 0    | skipped|Passed: +\\d`,
)

suiteOf('does its work on the smallest input', () =>
  withFixture(async ({ contentDir: copy, publicDir: files, root }) => {
    assert.equal(smallest.map(([script]) => script).sort(), Object.keys(scripts).sort())
    const { folder } = await fixtureSite()
    const { origin, port, close } = await serve(folder)
    const into = join(root, 'into')
    const given = { SITE: folder, COPY: copy, PUBLIC: files, AT: origin, TAKEN: String(port), INTO: into }
    const filled = (word: string) =>
      word.replace(/^(SITE|COPY|PUBLIC|INTO|AT|TAKEN)/, (name) => given[name as keyof typeof given])
    try {
      for (const [script = '', args = '', code, said = ''] of everything ? smallest : smallest.slice(0, 5)) {
        const ended = await run(script, ...args.split(' ').filter(Boolean).map(filled))
        const told = `${script}: ${ended.stdout}${ended.stderr}`
        assert.is(String(ended.code), code, told)
        assert.match(ended.stdout, new RegExp(said), told)
      }
    } finally {
      await close()
    }
  }),
)

suiteOf('prints its help, and the help of each flag', async () => {
  for (const name of own) assert.throws(() => readFlags(name, ['--help']), helpOf(name))
  for (const script of everything ? own.filter((name) => name !== 'sample') : (['test'] as const))
    for (const flag of everything ? ['--help', '-h'] : ['-h']) {
      const { code, stdout } = await run(script, flag)
      assert.equal({ code, stdout }, { code: 0, stdout: `${helpOf(script)}\n` })
    }
  const { code, stdout } = await run('new', 'help')
  assert.equal({ code, stdout }, { code: 0, stdout: `${helpOf('new')}\n` })
})

/** Mistakes and their messages. The first three are about a flag, an argument, and a file that every site needs. */
const mistakes = aligned(
  3,
  String.raw`
  dev         | --port abc           | --port is "abc"; write a number from 0 to 65535
  preview     | 4000                 | Unexpected argument '4000'; --help lists the flags
  new         | page About           | content/pages/about.md already exists; edit it, or choose another name
  new         | --contnt 1           | Unknown option '--contnt'; did you mean "--content"?
  screenshots | --widths 360,wide    | one of --widths is "wide"; write a number from 1 to 10000
  bench       | many                 | how many is "many"; write a number from 0 to 1000000
  speed       | 0                    | the number of runs is "0"; write a number from 3 to 1000
  kill-test   | 10 20                | the number of builds to kill is "10 20"; write a number from 1 to 100000`,
)

suiteOf('refuses in one line what it does not know, and exits with 1', async () => {
  const strange = everything ? own.map((name) => [name, '--no-such-flag', 'Unknown option']) : []
  for (const [script = '', args = '', said = ''] of [
    ...strange,
    ...(everything ? mistakes : mistakes.slice(0, 3)),
  ]) {
    const { code, stdout, stderr } = await run(script, ...args.split(' '))
    assert.equal({ script, code, stdout }, { script, code: 1, stdout: '' }, stderr)
    assert.ok(stderr.startsWith(said) && stderr.indexOf('\n') === stderr.length - 1, stderr)
  }
})

suiteOf.run()
