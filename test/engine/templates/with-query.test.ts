import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withQuery } from '../../../client/with-query'

const redirect = suite('withQuery(target, query)')

for (const [target, query, expected] of [
  ['/reviews', '', '/reviews'],
  ['/reviews', '?a=1&b=2', '/reviews?a=1&b=2'],
  ['/reviews?own=1', '', '/reviews?own=1'],
  ['/reviews?own=1', '?a=1', '/reviews?own=1&a=1'],
  ['/faqs#cost', '?a=1', '/faqs?a=1#cost'],
  ['/faqs?own=1#cost', '?a=1', '/faqs?own=1&a=1#cost'],
] as const)
  redirect(`${target} with "${query}"`, () => assert.is(withQuery(target, query), expected))

redirect.run()
