import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isWebAddress } from '../../../templates/model/web-address'

const address = suite('isWebAddress(address)')

const good = `https://www.example.com http://a.example/b?c=d#e https://ab--c.com https://münchen.de
  https://xn--mnchen-3ya.de https://www.xn--bcher-kva.example:8080/x`

address('is true for every address that browsers can open', () => {
  for (const one of good.split(/\s+/)) assert.is(isWebAddress(one), true, one)
})

address('is true however often it is called', () => {
  for (let i = 0; i < 20_000; i++) assert.ok(isWebAddress('https://münchen.de'), `not at time ${i}`)
})

const bad =
  'https://xn--a.com https://www.xn--abc.com/x https://a.xn-- https://xn--a-.com http://1.2.3.4.5 none'

address('is false on every version of Node for a name that is not valid Punycode', () => {
  for (const one of bad.split(' ')) assert.is(isWebAddress(one), false, one)
})

address.run()
