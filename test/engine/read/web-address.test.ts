import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isWebAddress } from '../../../templates/model/web-address'

const address = suite('isWebAddress(address)')

address('is true for what every browser can open', () => {
  for (const good of [
    'https://www.example.com',
    'http://a.example/b?c=d#e',
    'https://ab--c.com',
    'https://münchen.de',
    'https://xn--mnchen-3ya.de',
    'https://www.xn--bcher-kva.example:8080/x',
  ])
    assert.is(isWebAddress(good), true, good)
})

address('is true however often it is asked', () => {
  for (let i = 0; i < 20_000; i++) assert.ok(isWebAddress('https://münchen.de'), `not at time ${i}`)
})

address('is false on every version of Node for a name that only claims to be Punycode', () => {
  for (const bad of [
    'https://xn--a.com',
    'https://www.xn--abc.com/x',
    'https://a.xn--',
    'https://xn--a-.com',
    'http://1.2.3.4.5',
    'no address',
  ])
    assert.is(isWebAddress(bad), false, bad)
})

address.run()
