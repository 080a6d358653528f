import type { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Site } from '../../templates/model/site'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage, BuiltSite } from '../helpers/built-site'

/** A test of the pages of the owner's site. `judge` returns what is wrong with each. */
export const judging =
  (tests: ReturnType<typeof suite>, looked = (site: BuiltSite): BuiltPage[] => site.first) =>
  (sentence: string, judge: (page: BuiltPage, site: Site) => string | false) =>
    tests(sentence, async () => {
      const built = await builtSite()
      const found = looked(built).map((page) => [page.path, judge(page, built.site)])
      assert.equal(
        found.filter(([, wrong]) => wrong),
        [],
      )
    })
