/** A GitHub workflow, read from its file. Its scripts run here as on GitHub's runners. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectDir } from '../../generator/process/paths'
import { withFolder } from './folder'

interface Step {
  name?: string
  id?: string
  if?: string
  uses?: string
  run?: string
  env?: Record<string, string | number>
  with?: Record<string, unknown>
}

interface Job {
  if?: string
  outputs?: Record<string, string>
  permissions?: Record<string, string>
  steps: Step[]
}

export interface Workflow {
  jobs: Record<string, Job>
}

export const workflowsDir = join(projectDir, '.github/workflows')

export const readWorkflow = (file: string): Workflow =>
  parse(readFileSync(join(workflowsDir, file), 'utf8')) as Workflow

/** Values by their names in expressions: "needs.check.outputs.live". A missing value is empty, as on GitHub. */
export type Context = Readonly<Record<string, string>>

/** Returns the value of an expression. It supports only names, quoted words, == and ||. */
export function evaluate(expression: string, context: Context): string {
  const valueOf = (term: string): string => {
    const sides = term.split('==').map((side) => side.trim())
    if (sides.length === 2) return valueOf(sides[0]!) === valueOf(sides[1]!) ? 'true' : ''
    const literal = /^'(.*)'$/.exec(sides[0]!)?.[1]
    if (literal === undefined && !/^[\w.]+$/.test(sides[0]!)) throw new Error(`cannot read ${expression}`)
    return literal ?? context[sides[0]!] ?? ''
  }
  return (
    expression
      .split('||')
      .map((term) => valueOf(term.trim()))
      .find(Boolean) ?? ''
  )
}

/** Returns a text in which expressions are replaced by their values. */
export const fill = (text: string | number, context: Context): string =>
  String(text).replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => evaluate(expression, context))

export interface Ran {
  code: number | null
  /** What it printed. */
  said: string
  outputs: Record<string, string>
  summary: string
}

/** Runs a script as `shell: bash` does. */
const bash = (script: string, cwd: string, env: NodeJS.ProcessEnv) =>
  new Promise<Pick<Ran, 'code' | 'said'>>((resolve) => {
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], { cwd, env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
    child.on('close', (code) => resolve({ code, said }))
  })

/** Runs the script of the step with this id or name in a folder. `env` overrides what the step sets. */
export const runStep = (
  steps: readonly Step[],
  called: string,
  cwd: string,
  context: Context = {},
  env: Record<string, string> = {},
): Promise<Ran> =>
  withFolder(async (temporary) => {
    const step = steps.find(({ id, name }) => id === called || name === called)
    if (step?.run === undefined) throw new Error(`there is no script called ${called}`)
    const file = (name: string) => join(temporary, name)
    const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '')
    writeFileSync(file('script.sh'), step.run)
    const own = Object.entries(step.env ?? {}).map(([name, value]) => [name, fill(value, context)])
    const { code, said } = await bash(file('script.sh'), cwd, {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CI: 'true',
      RUNNER_TEMP: temporary,
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary'),
      ...Object.fromEntries(own),
      ...env,
    })
    const outputs = [...read('output').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!])
    return { code, said, outputs: Object.fromEntries(outputs), summary: read('summary') }
  })
