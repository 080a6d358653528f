// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './bundle-program.mjs'

const inPackages = String.raw`node_modules[/\\]((?:@[^/\\]+[/\\])?[^./\\'" ][^/\\'" ]*)`
const isGone = '(?:no such file|Cannot find|Invalid package config|Could not resolve)'

/** What Node, esbuild, sharp and resvg say when a package is missing, or a part of one, with its name. */
const sayings = [
  /Cannot find (?:package|module) '((?:@[^/']+\/)?[^/.'][^/']*)/,
  /The package "([^"]+)" could not be found/,
  /Could not load the "(sharp)" module/,
  new RegExp(`${inPackages}.*${isGone}|${isGone}.*${inPackages}`),
]

/**
 * What to do when an error tells of a package that is not whole, as after an `npm ci` that was stopped; undefined for
 * other errors. Few of these errors have a code, so that their messages decide.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function missingPackage(error) {
  if (!(error instanceof Error)) return undefined
  const [name] = [
    ...sayings.flatMap((saying) => saying.exec(error.message)?.slice(1) ?? []),
    // Any other name is a mistake in a source, which esbuild tells with its place.
    ...[...error.message.matchAll(/Could not resolve "((?:@[^/"]+\/)?[^/"]+)/g)]
      .map(([, name]) => name)
      .filter(isListed),
  ].filter(Boolean)
  return name && `the package ${name} is missing from node_modules, or part of it is; run npm ci`
}

function isListed(/** @type {string | undefined} */ name) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'))
  return Object.hasOwn({ ...dependencies, ...devDependencies }, String(name))
}
