/** SVG files as drawing programs write them, shortened, and files that would run or load something. */

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const html = 'http://www.w3.org/1999/xhtml'
const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** Each is 100 wide and draws something. */
export const exported: Record<string, string> = {
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="100mm" height="100mm" viewBox="0 0 100 100" version="1.1" id="svg5" inkscape:version="1.2.2"
   sodipodi:docname="logo.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ${names}
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
   xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <defs><linearGradient id="g1"><stop style="stop-color:#a30"/></linearGradient><linearGradient xlink:href="#g1" id="g2" inkscape:collect="always" x2="1"/></defs>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:creator><cc:Agent><dc:title>Ann</dc:title></cc:Agent></dc:creator></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" style="display:inline">
    <path style="fill:url(#g2);-inkscape-stroke:none" d="M 0,0 H 90 V 90 Z" sodipodi:nodetypes="cccc"/></g>
</svg>`,
  Illustrator: `<?xml version="1.0" encoding="iso-8859-1"?>
<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" ${names} x="0px" y="0px" viewBox="0 0 100 100"
	 style="enable-background:new 0 0 100 100;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#AA3300;} .st1 > path{clip-path:url(#SVGID_2_);}
</style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1">
	<i:aipgfRef xlink:href="#adobe_illustrator_pgf"></i:aipgfRef></foreignObject>
<g i:extraneous="self" id="Ebene_1" data-name="Ebene 1"><title>M\u00fcller</title><path class="st0" d="M0,0h90v90z"/></g></switch>
<i:aipgf id="adobe_illustrator_pgf"><![CDATA[eJzVvWtzJMeRIPi9zPgf]]></i:aipgf>
</svg>`,
  Canva: `<svg ${names} width="100" zoomAndPan="magnify" viewBox="0 0 375 374.999991" height="100" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><filter x="0%" y="0%" width="100%" height="100%" id="af0e"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0" color-interpolation-filters="sRGB"/></filter><g/><clipPath id="b1"><path d="M 0 0 L 375 0 L 375 375 Z" clip-rule="nonzero"/></clipPath><mask id="m1"><g filter="url(#af0e)"><image x="0" y="0" width="375" height="375" xlink:href="${pixel}" preserveAspectRatio="xMidYMid meet"/></g></mask></defs><g clip-path="url(#b1)"><g mask="url(#m1)"><path fill="#a33000" d="M0 0h375v375H0z" fill-opacity="1" fill-rule="nonzero"/></g></g></svg>`,
  Figma: `<svg width="100" height="100" viewBox="0 0 100 100" fill="none" ${names}>
 <g filter="url(#filter0_d)"><rect x="4" width="90" height="90" rx="8" fill="url(#pattern0)" style="mix-blend-mode:multiply"/></g>
<mask id="mask0" style="mask-type:luminance"><path d="M0 0h9v9z" fill="white"/></mask><g mask="url(#mask0)"><circle r="4" fill="#D9D9D9"/></g>
<defs><filter id="filter0_d" x="0" y="0" width="98" height="98" filterUnits="userSpaceOnUse"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"/></filter>
<pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0" transform="scale(0.01)"/></pattern>
<image id="image0" width="100" height="100" xlink:href="${pixel}"/></defs>
</svg>`,
  CorelDRAW: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW 2020 -->
<svg ${names} xml:space="preserve" width="100mm" height="100mm" version="1.1" style="shape-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd"
viewBox="0 0 100 100" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003">
 <defs><font id="FontID0" horiz-adv-x="684"><font-face font-family="Arial"/><missing-glyph><path d="M0 0z"/></missing-glyph><glyph unicode="A" d="M0 0z"/></font>
 <style type="text/css"><![CDATA[ @font-face { font-family:"Arial"; src:url("#FontID0") format(svg)} .fil0 {fill:#AA3300} ]]></style></defs>
 <g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><polygon class="fil0" points="0,0 90,0 90,90 "/></g>
</svg>`,
}

/** A document type, what is inside <svg>, and the first message. There is none for what is only left out. */
export const hostile: [inner: string, said: string][] = [
  ['<script>evil()</script>', '<script>'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg" href="evil.js"/>', '<s:script>'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">evil()</h:script>', '<h:script>'],
  ['<path onload="evil()"/>', 'onload="evil()" in <path>'],
  ["<path\n  d='M0'\n  onClick = 'evil()'/>", 'onClick="evil()" in <path>'],
  ['<a xlink:href="javascript:evil()"/>', 'xlink:href="javascript:evil()" in <a>'],
  ['<a href=" java&#9;scr&#x69;pt&#58;evil()"/>', 'href=" java script:evil()"'],
  ['<a href="data:text/html,evil"/>', 'href="data:text/html,evil"'],
  ['<a href="https://evil.example"/>', 'href="https://evil.example"'],
  ['<a href="#a" ping="https://evil.example"/>', 'ping="https://evil.example"'],
  ['<animate attributeName="href" values="#a;javascript:evil()"/>', 'attributeName="href" in <animate>'],
  ['<set attributeName="xlink:href" to="javascript:evil()"/>', 'attributeName="xlink:href"'],
  ['<set attributeName="onclick" to="evil()"/>', 'attributeName="onclick" in <set>'],
  ['<set attributeName="fill" to="url(https://evil.example)"/>', 'to="url(https://evil.example)"'],
  ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">evil</p></foreignObject>', '<p>'],
  ['<foreignObject><svg><script>evil()</script></svg></foreignObject>', 'a drawing in <foreignObject>'],
  [`<m:meta xmlns:m="${html}" http-equiv="refresh" content="0;url=//evil.example"/>`, '<m:meta>'],
  ['<use href="https://evil.example/a.svg#b"/>', 'href="https://evil.example/a.svg#b" in <use>'],
  ['<use href="data:image/svg+xml,evil"/>', 'href="data:image/svg+xml,evil"'],
  ['<image xlink:href="//evil.example/a.png"/>', 'xlink:href="//evil.example/a.png" in <image>'],
  ['<filter><feImage href="\\\\evil.example\\a.png"/></filter>', 'href="\\\\evil'],
  ['<path fill="u\\72l(https://evil.example)"/>', 'fill="u\\72l('],
  ['<path style="mask:image-set(\'//evil.example/a.png\' 1x)"/>', 'style="mask:image-set('],
  ['<style>@import "//evil.example/a.css";</style>', '"@import "//evil.example'],
  ['<style><![CDATA[@\\69mport "//evil.example/a.css";]]></style>', '"@import "//evil.example'],
  ['<style>a{b:url( "http://evil.example")}</style>', '"url( "http://evil.example'],
  ['<style>@imp<title/>ort "//evil.example/a.css";</style>', '<title> in <style>'],
  ['<g xml:base="https://evil.example/"><use href="#a"/></g>', ''],
  ['<metadata><script>evil()</script></metadata>', '<script>'],
  ['<?xml-stylesheet href="evil.css"?>', 'a style sheet, <?xml-stylesheet'],
  ['<!DOCTYPE svg [<!ENTITY x "<script>evil()</script>">]>&x;', 'undefined entity'],
  ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "evil()">]>', ''],
  ['<!DOCTYPE svg [<!ENTITY x SYSTEM "https://evil.example/a">]>', ''],
  ['<!DOCTYPE svg [<!ENTITY x "javascript:evil()">]><a href="&x;"/>', 'href="javascript:evil()"'],
]
