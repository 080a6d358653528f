/** Text that has broken something somewhere: scripts, addresses, characters, YAML, Markdown. */
import { listed } from '../../helpers/listed'

const scripts = listed(String.raw`
  <script>alert(1)</script>  <img src=x onerror=alert(1)>  <svg/onload=alert(1)>
  </script><script>alert(1)</script>  </style><script>alert(1)</script>  </title><script>alert(1)</script>
  <!--\n--><script>alert(1)</script><!-- -->  <!--><img src=x onerror=alert(1)>-->
  <![CDATA[<script>alert(1)</script>]]>  <?php echo 1 ?>  <iframe src="https://x.example">
  <base href="https://x.example/">  <meta http-equiv="refresh" content="0;url=https://x.example">
  <a href="javascript:alert(1)">x</a>  <sup onclick="alert(1)">x</sup>  <br onload=alert(1)>  <mark  <small>
  </main>  " onmouseover="alert(1)  ' onmouseover='alert(1)  "><script>alert(1)</script>
  <template><script>x</script></template>  <noscript><p title="</noscript><img src=x onerror=alert(1)>">
  %csp%  /*css*/  <style>/*css*/  $& $1 $\u0060 $$  {{constructor.constructor("alert(1)")()}}  \u0024{7*7}`)

const links = listed(String.raw`
  [x](javascript:alert(1))  [x](JaVaScRiPt:alert(1))  [x](java\tscript:alert(1))
  [x](&#106;avascript:alert(1))  [x](javascript&colon;alert(1))  [x](data:text/html;base64,PHNjcmlwdD4=)
  [x](vbscript:x)  [x](//x.example)  [x](/\\x.example)  [x](https://[)  [x](https://x.example/?a=1&amp;b=2)
  [x](file:///etc/passwd)  [x](/services "a title")  [x]()  [](/services)  [x](/no-such-page)
  [x](#no-such-part)  [x](<javascript:alert(1)>)  [x][y]\n\n[y]: javascript:alert(1)
  [x][y]\n\n[y]: /services "t"  [note]: gone  word[^1]\n\n[^1]: gone  <javascript:alert(1)>
  <https://x.example/"onmouseover="alert(1)>  www.x.example  mail@x.example  ![x](/../../../etc/passwd.png)
  ![x](https://x.example/x.png)  ![](/images/social.png)  ![x" onerror="alert(1)](/icon.svg)
  ![{phone}](/icon.svg)  \u0060{phone}\u0060  [{phone}](/services)  {phone}  {constructor}  {__proto__}
  {toString}  {}  {no such}  {{phone}}`)

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

export const hostile = { scripts, links, characters, yaml, markdown }

/** Names of files that are no address, or a wrong one. */
export const fileNames = [
  ...listed(String.raw`
  con.md  nul.md  com1.md  index.md  a b.md  Upper.md  ../x.md  ..md  .md  a..md  a.md.md  a.MD  a.md\u0020
  a.md.  -a.md  a-.md  a--b.md  a/b.md  \uff41.md  \u0430.md  é.md  a%2fb.md  a?b.md  a#b.md  a'b.md  a"b.md
  a\\b.md  a\nb.md  __proto__.md  constructor.md  404.md`),
  `${'x'.repeat(200)}.md`,
]
