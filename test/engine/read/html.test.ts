import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeHtml, escapeHtml } from '../../../generator/read/copy/html'

const html = suite('escapeHtml(text), decodeHtml(html)')

html('gives back what was escaped, once', () => {
  const text = `<b a="1" c='2'> &amp; & &copy; 中`
  assert.is(escapeHtml(text), '&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt; &amp;amp; &amp; &amp;copy; 中')
  assert.is(decodeHtml(escapeHtml(text)), text)
})

html('reads what React and an owner write', () => {
  assert.is(decodeHtml('it&#x27;s 8&nbsp;am, /a?b=1&copy=2'), "it's 8\u00A0am, /a?b=1&copy=2")
})

html.run()
