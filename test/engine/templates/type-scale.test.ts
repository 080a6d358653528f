import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { sheetOrder } from '../../../templates/styles/order'
import { filesBelow } from '../../helpers/files'

const styles = suite('the style sheets')

/** Style sheets of drawings that are files, which no page has. */
const inFilesOnly = ['common/files', 'social/social'].map((name) => `illustrations/${name}`)

const sheets = ['styles', 'illustrations', 'sections'].flatMap((folder) =>
  filesBelow(join(projectDir, 'templates', folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name.slice(0, -'.css'.length)}`),
)

styles('are in an order that has every sheet of pages once, and no missing one', () => {
  assert.ok(sheets.length > 40)
  assert.equal([...sheetOrder, ...inFilesOnly].sort(), [...sheets].sort())
})

/** Patterns for the code that writes a class: of "t-black" and "on-clay" the second part, of "mark-0" the first. */
const code = ['templates', 'generator/read/copy', 'client']
  .flatMap((folder) => filesBelow(join(projectDir, folder)).map((name) => join(projectDir, folder, name)))
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join()

styles('have no rule for a class that no template writes', () => {
  const unwritten = sheetOrder.flatMap((name) => {
    const css = readFileSync(join(projectDir, 'templates', `${name}.css`), 'utf8').replace(
      /\/\*[^]*?\*\//g,
      '',
    )
    const selectors = css.match(/[^{};]+(?=\{)/g)!.join()
    return [...new Set(selectors.match(/(?<=\.)[a-z][\w-]*/g))]
      .filter((word) => !new RegExp(`(?<![\\w-])${word.replace(/^(on|t)-|-\d$/g, '')}(?!\\w)`).test(code))
      .map((word) => `${name}: ${word}`)
  })
  assert.equal(unwritten, [])
})

/** Print has its own scale, and so do drawings. */
const exempt = /^(illustrations\/|styles\/print$|sections\/penny-gauge$)/

/**
 * Each further size and weight is one more font that a phone must set up, which takes a slow one about 3 ms. With 0 it
 * takes none.
 */
styles('use only sizes of the type scale, with two weights for text and one for headings', () => {
  for (const name of sheets.filter((name) => !exempt.test(name))) {
    const css = readFileSync(join(projectDir, 'templates', `${name}.css`), 'utf8')
    const fonts = [...css.matchAll(/font(?:-size)?: ([^;]+);/g)].map(([, value]) => value!)
    const strange = fonts.filter(
      (value) => !['inherit', '0'].includes(value) && !/var\(--t\d\d\)/.test(value),
    )
    const weights = [...css.matchAll(/font(?:-weight)?: (\d{3})\b/g)].map(([, weight]) => weight!)
    assert.equal(
      [...strange, ...weights.filter((weight) => !['400', '650', '700'].includes(weight))],
      [],
      name,
    )
  }
})

styles.run()
