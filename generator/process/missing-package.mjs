// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './bundle-program.mjs'

const inPackages = String.raw`node_modules[/\\]((?:@[^/\\]+[/\\])?[^./\\'" ][^/\\'" ]*)`
const isGone = '(?:no such file|Cannot find|Invalid package config|Could not resolve)'

/** How Node, esbuild, sharp and resvg report that a package or part of it is missing. The group is its name. */
const sayings = [
  /Cannot find (?:package|module) '((?:@[^/']+\/)?[^/.'][^/']*)/,
  /The package "([^"]+)" could not be found/,
  /Could not load the "(sharp)" module/,
  new RegExp(`${inPackages}.*${isGone}|${isGone}.*${inPackages}`),
]

/**
 * Tells the user what to do when an error means that a package is missing or incomplete, as after an interrupted
 * `npm ci`. Returns undefined for any other error. Most of these errors have no code, so this reads their messages.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function missingPackage(error) {
  if (!(error instanceof Error)) return undefined
  const [name] = [
    ...sayings.flatMap((saying) => saying.exec(error.message)?.slice(1) ?? []),
    // A name that package.json does not list is a mistake in a source file, and esbuild reports its place.
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
