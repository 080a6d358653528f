/** Text that has broken something somewhere: scripts and addresses, characters, YAML, Markdown. */
import { listed } from '../../helpers/listed'

/** Scripts, addresses, and text that only looks like one. */
const texts = listed(String.raw`
  x<script src=//x.example></script>  x<ScRiPt>alert(1)</ScRiPt >  x<svg><script>alert(1)//
  x<math href="javascript:alert(1)">y  x<details open ontoggle=alert(1)>  x<a href=//x.example>y</a>
  x<img/src="x"/onerror=alert(1)//  x<input autofocus onfocus=alert(1)>
  x<link rel=stylesheet href=//x.example>  x<object data="data:text/html,y">  x--><script>alert(1)</script>
  x]]><script>alert(1)</script>  x\u2028alert(1)  x\\u003cscript\\u003e
  x&lt;script&gt;alert(1)&lt;/script&gt;  x&#60;script&#62;  x&NewLine;y&Tab;z  [x](javascript&#58;alert(1))
  [x](\u0001javascript:alert(1))  [x](JAVASCRIPT:alert\u00601\u0060)  [x](data:text/html,<script>)
  [x](blob:https://x.example/y)  [x](view-source:https://x.example)  [x](https:x.example)
  [x](https:///x.example)  [x](https://user:pass@x.example)  [x](https://x.example\\@y.example)
  [x](///x.example)  [x](/%2f/x.example)  [x](/..//x.example)  [x](?a=b)  [x](./services)
  [x](tel:+15550000000)  [x](mailto:a@x.example?bcc=b@x.example)  [x][javascript:alert(1)]
  [![x](javascript:alert(1))](/services)  ![x](data:image/svg+xml,<svg/onload=alert(1)>)
  ![x](//x.example/y.png)  ![x](/images/../../etc/passwd)  ![x](/images/social.png "onerror=alert(1)")
  <https://x.example/' onclick='alert(1)>  <JaVaScRiPt:alert(1)>  {constructor.constructor}  {{7*7}}
  {__proto__}  {claim}  {claim }  {claim __proto__}  {count}  {Phone}{phone}  {hasOwnProperty}
  [x] (/services)  [x][y]  **x  \u0060x  \\n  &nbsp  &nbsp;  \u3164  \u2800  \udb40\udc41x  x\u202ey
  x\u200by  x\u0000y  \ufeffx  %csp% /*css*/ %style% $& $1  __proto__  constructor  =cmd|x!A1
  \r\nSet-Cookie: a=b`)

const characters = [
  ...listed(String.raw`
  \u0000  \u0007  \u001b[31m  \u007f  \u0085  \r  \r\n  \ufeff  \u2028  \u2029  \u202e  \u2066  \u200b
  \u200d  \u00ad  \u00a0  \ufffd  \ufffe  \ud83c\udfe0  \ud835\udcd0  ſ  İ  ﬁ
  Ω≈ç√∫  العربية  漢字  &amp;  &lt;b&gt;
  &copy;  &#0;  &#x202E;  &nbsp;  &notanentity;  &  <  >  \\  \\u202e`),
  '\u0301'.repeat(40),
]

const yaml = listed(String.raw`
  "\\u202E"  "\\0"  "\\ud800"  "unclosed  'unclosed  [a, b  {a: b  []  {}  ~  null  |  >-
  |\n\u0020\u0020\u0020\u0020a\n\u0020\u0020\u0020\u0020b  !!js/function "x"  !!binary aGk=  !<tag:x> y
  &a *a  *a  &a [*a, *a]  <<: *a  ? a  - a  a: b: c  #  \u0020# a comment  %YAML 1.2  @x  \u0060x\u0060  ...
  ---  0x1F  1e9  1_000  -0  .5  NaN  8:00  07030  2024-02-30  yes  y  no  99999999999999999999`)

const markdown = listed(String.raw`
  # One  ## Two  #### Four  ## !!!  ## {phone}  > ## In a quote  - ## In a list  Under\n====  Under\n----
  ---  ***  \u0020\u0020\u0020\u0020code  \u0060\u0060\u0060\ncode\n\u0060\u0060\u0060
  | a | b |\n|---|---|\n| 1 | 2 |  - [ ] task  1986. A year  ~~gone~~  **bold  _a_b_  a\\\nb
  a\u0020\u0020\nb  <br>  <br><br/>  <sup>x</sup>  <small>{phone}</small>  <small>\n{phone}\n</small>
  <!-- a note -->  <!-- {phone} -->  <!-- open  H~2~O  ==mark==  \\<script>  \\[x](/services)`)

export const hostile = { texts, characters, yaml, markdown }
