/** Text that has broken something somewhere: scripts and addresses, characters, YAML, Markdown. */
import { listed } from '../../helpers/listed'
import { texts } from './hostile-cases'

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
