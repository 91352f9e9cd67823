// Editor HTML that must stay unchanged, as TinyMCE serialises it: double quotes, `<br>`, named references.

const tableClasses = [
  "list-style",
  "label-value",
  "accent-table",
  "compact",
  "status-success",
  "status-warning",
  "status-error",
  "status-info",
];

export const goldenHtml: Readonly<Record<string, string>> = {
  ...Object.fromEntries(tableClasses.map((name) => [`a table in ${name}`, tableIn(name)])),
  "a label-value table with row headings":
    '<table class="label-value"><tbody><tr><th scope="row">Doorlooptijd</th><td>3 weken</td></tr><tr><th scope="row">Kosten</th><td>&euro;&nbsp;4.500</td></tr></tbody></table>',
  "a standard table":
    "<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>&nbsp;</td></tr></tbody></table>",
  "a table with all its parts":
    '<table class="compact"><caption>Uren per week</caption><colgroup><col><col span="2"></colgroup><thead><tr><th id="uren-taak" scope="col">Taak</th><th id="uren-voor" scope="col" abbr="Voor">Vooraf</th><th scope="col">Achteraf</th></tr></thead><tbody><tr><td headers="uren-taak">Facturen</td><td>6</td><td>1,5</td></tr></tbody><tfoot><tr><td colspan="2">Samen</td><td rowspan="1">7,5</td></tr></tfoot></table>',
  "a table in a table":
    '<table class="accent-table"><tbody><tr><td><table class="compact"><tbody><tr><td>1</td></tr></tbody></table></td></tr></tbody></table>',
  "a table with blocks in its cells":
    '<table class="list-style"><tbody><tr><td><p>Eerste</p><ul><li>a</li></ul></td><td class="text-right">12</td></tr></tbody></table>',
  headings: '<h2>Twee</h2>\n<h3>Drie</h3>\n<h4>Vier</h4>\n<h5>Vijf</h5>\n<h6 id="stap-6">Zes</h6>',
  "paragraphs with every mark":
    "<p><strong>sterk</strong> <b>vet</b> <em>nadruk</em> <i>schuin</i> <u>onder</u> <s>weg</s> H<sub>2</sub>O m<sup>2</sup> <small>klein</small> <mark>geel</mark></p>",
  "words about words":
    '<p><abbr title="Algemene verordening gegevensbescherming">AVG</abbr> <q>citaat</q> <cite>boek</cite> <kbd>Ctrl</kbd>+<kbd>B</kbd> <samp>ok</samp> <var>n</var> <time datetime="2025-10-28">28 oktober</time> <dfn>agent</dfn></p>',
  changes: '<p><del datetime="2025-01-01">oud</del> <ins cite="/insights/nieuw">nieuw</ins></p>',
  "a line break": "<p>Kleine Houtstraat 12<br>2011 DR Haarlem<br>Nederland</p>",
  "a rule between paragraphs": "<p>voor</p>\n<hr>\n<p>na</p>",
  "a link inside the site": '<p>Lees <a href="/insights/agentic-ai">dit eerst</a>.</p>',
  "a link in a new tab":
    '<p><a href="https://www.autoriteitpersoonsgegevens.nl/" target="_blank" rel="noopener">AP</a></p>',
  "a link with everything":
    '<p><a title="Toezichthouder" href="https://www.rvo.nl/a?b=1&amp;c=2&amp;d=%20#deel-3" target="_blank" rel="noopener noreferrer nofollow" hreflang="nl" lang="nl">RVO</a></p>',
  "mail and telephone":
    '<p><a href="mailto:hallo@vlotwerk.example?subject=Kennismaken&amp;body=Dag%20Noor">mail</a> of <a href="tel:+31235550100">bel</a></p>',
  "relative addresses":
    '<p><a href="#stap-2">2</a> <a href="?page=2">verder</a> <a href="contact">contact</a> <a href="../over">over</a> <a href="/en/contact#form">form</a> <a href="/a:b">dubbele punt</a></p>',
  "an anchor": '<p><a id="stap-2"></a>Stap twee</p>',
  "a picture":
    '<p><img src="/images/insights/x.svg" alt="Van aanvraag naar afspraak" width="1200" height="480"></p>',
  "a picture without words": '<p><img src="https://cdn.example.nl/a.png" alt=""></p>',
  "a picture in several sizes":
    '<p><img src="/a-800.webp" srcset="/a-400.webp 400w, /a-800.webp 800w" sizes="(max-width: 768px) 100vw, 50vw" alt="x" loading="lazy" decoding="async"></p>',
  "a picture for dense screens":
    '<p><img src="/a.png" srcset="/a.png 1x, /a@1.5.png 1.5x, /a@2.png 2x" alt="x"></p>',
  "a picture as data":
    '<p><img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==" alt="punt"></p>',
  "an aligned picture":
    '<p><img class="align-left" src="/a.png" alt="x" width="300" height="200">Tekst ernaast</p>',
  "a figure":
    '<figure class="align-center"><img src="/images/a.svg" alt="Stroom" width="1200" height="480"><figcaption>Van <em>mailbox</em> naar boekhouding</figcaption></figure>',
  lists: "<ul>\n<li>een</li>\n<li>twee</li>\n</ul>\n<ol>\n<li>eerst</li>\n<li>dan</li>\n</ol>",
  "lists in lists":
    "<ul>\n<li>een\n<ul>\n<li>binnen\n<ol>\n<li>diep</li>\n</ol>\n</li>\n</ul>\n</li>\n<li>twee</li>\n</ul>",
  "a list that counts on":
    '<ol start="4" type="a">\n<li>d</li>\n<li value="7">g</li>\n</ol>\n<ol reversed>\n<li>z</li>\n</ol>',
  "paragraphs in a list": "<ul><li><p>een</p><p>nog</p></li></ul>",
  terms: "<dl><dt>Agent</dt><dd>Software met een doel</dd><dt>Koppeling</dt><dd>Altijd hetzelfde</dd></dl>",
  "a quote": '<blockquote cite="https://www.rijksoverheid.nl/ai"><p>Wie meet, weet.</p></blockquote>',
  "code in a sentence": "<p>Typ <code>if (a &lt; b &amp;&amp; c &gt; d)</code> en druk op Enter.</p>",
  "a code sample":
    '<pre class="language-markup"><code>&lt;p class="x"&gt;\n  &lt;script&gt;alert(1)&lt;/script&gt;\n\n&amp;nbsp;&lt;/p&gt;</code></pre>',
  "a code sample in another language":
    '<pre class="language-c++"><code class="language-c++">a\t=&gt; b;\n\n\n    return "x" + \'y\';</code></pre>',
  details:
    "<details><summary>Meer</summary><p>tekst</p></details>\n<details open><summary>Open</summary><p>x</p></details>",
  "another language":
    '<p lang="en">Not in Dutch.</p>\n<p dir="rtl" lang="ar">مرحبا</p>\n<p>Het woord <span lang="de">Angst</span>.</p>',
  alignment:
    '<h2 class="text-center">Midden</h2>\n<p class="text-right">Rechts</p>\n<p class="text-left">Links</p>',
  wrappers: '<div class="text-center"><p>a</p><div><p>b</p></div></div>',
  "named references":
    "<p>caf&eacute; &ndash; &rsquo;s ochtends &hellip; &euro;&nbsp;10 &times; 3 &frac12; &copy;&reg;&trade; &shy; &alpha;&Omega; &rarr;</p>",
  "numeric references": "<p>&#8217;t &#x2019; &#160; &#8364; &#128512;</p>",
  "references in attributes":
    '<p><a title="Caf&eacute; &amp; &quot;bar&quot; &lt;nieuw&gt;" href="/caf&eacute;?a=1&amp;eacute;=2">x</a></p>',
  "the text of references":
    "<p>Schrijf &amp;nbsp; of &amp;eacute; of &amp;lt;p&amp;gt; of &amp;amp;amp;.</p>",
  "characters as they are": "<p>café “citaat” ’t – … € 10 Øre 日本語 👩‍💻 \"x\" 'y' a&nbsp;b c d</p>",
  arithmetic: "<p>3 &lt; 5 &gt; 2, R&amp;D, a;b, &amp;, 100% {{name}} {{email}}</p>",
  "deep marks":
    '<p><strong><em><u><a href="/x"><span lang="en"><code>x</code></span></a></u></em></strong></p>',
  "white space": "\n\n<p>  a  \n  b  </p>\r\n\r\n<p>\tc</p>\n",
  "text without a tag": "Zomaar een zin & nog een.".replace("&", "&amp;"),
  "an empty cell and an empty item":
    "<ul><li></li></ul><table><tbody><tr><td></td><th></th></tr></tbody></table>",
  "a word that may break": "<p>Klant<wbr>contact</p>",
  "a callout with a button":
    '<div class="callout"><p>Let op: <a class="button" href="/contact">bel ons</a></p></div>',
};

/** Name → editor HTML and page HTML. */
export const repairedHtml: Readonly<Record<string, readonly [given: string, expected: string]>> = {
  "the looks of other elements": [
    '<p class="callout button">a</p><span class="button text-center">b</span><div class="button video">c</div>',
    '<p>a</p><span class="text-center">b</span><div>c</div>',
  ],
  "a paste from Word": [
    `<!--StartFragment--><p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><b style='mso-bidi-font-weight:normal'><span lang=NL style='font-size:14.0pt;font-family:"Calibri",sans-serif;mso-ansi-language:NL'>Offerte</span></b><span lang=NL style='font-family:"Calibri",sans-serif'>&nbsp;voor <u>drie</u> agents<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·</span><![endif]>Eerste punt<o:p></o:p></p><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'><tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:150pt;border:solid windowtext 1.0pt'><p class=MsoNormal align=right style='text-align:right'>&euro; 450<o:p></o:p></p></td></tr></table><!--EndFragment-->`,
    '<p><b><span lang="NL">Offerte</span></b><span lang="NL">&nbsp;voor <u>drie</u> agents</span></p><p>·Eerste punt</p><table><tr><td><p class="text-right">&euro; 450</p></td></tr></table>',
  ],
  "a heading from Word": [
    `<h1 style='margin-top:12.0pt'><a name="_Toc123"></a><span style='mso-fareast-font-family:"Times New Roman"'>Inleiding</span></h1><p class=MsoNormal><span style='color:red'>Rood</span> <!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]-->en <i style='mso-bidi-font-style:normal'>schuin</i></p>`,
    `<h2><a id="plaats-toc123"></a>Inleiding</h2><p>Rood en <i>schuin</i></p>`,
  ],
  "a page from Word": [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><title>Document1</title><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=NL><p class=MsoNormal>Tekst</p></body></html>`,
    "<p>Tekst</p>",
  ],
  "a paste from Google Docs": [
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-9f3b2c1a-7fff-1234-abcd-0123456789ab"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">Waarom nu</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;text-decoration:none;">Gewoon, </span><span style="font-weight:700;">vet, </span><span style="font-style:italic;">schuin, </span><span style="text-decoration:underline;">onderstreept</span><span style="font-weight:400;"> en een </span><a href="https://www.rvo.nl/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a><span style="font-weight:400;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">punt</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    '<h2 dir="ltr">Waarom nu</h2><p dir="ltr">Gewoon, <strong>vet, </strong><em>schuin, </em><u>onderstreept</u> en een <a href="https://www.rvo.nl/">link</a>.</p><br><ul><li dir="ltr"><p dir="ltr">punt</p></li></ul><br>',
  ],
  "a formula from Google Docs": [
    '<p><span style="font-weight:700;font-style:italic;text-decoration:underline line-through;vertical-align:super;font-size:0.6em">x</span></p>',
    "<p><strong><em><u><s><sup>x</sup></s></u></em></strong></p>",
  ],
  "cursor and bookmark spans": [
    '<p>Voor<span data-mce-type="bookmark" style="display: inline-block; width: 0px; overflow: hidden; line-height: 0;" class="mce_SELRES_start">\uFEFF</span> en na<span id="_mce_caret" data-mce-bogus="1" data-mce-type="format-caret"><strong>\uFEFF</strong></span></p>',
    "<p>Voor en na<strong></strong></p>",
  ],
  "bookmarks written as references": [
    '<p>a<span data-mce-type="bookmark">&#65279;</span>b<span data-mce-type="bookmark">&#xFEFF;&nbsp;</span>c</p>',
    "<p>abc</p>",
  ],
  "words in a bookmark": ['<p><span data-mce-type="bookmark">\uFEFFwoorden</span></p>', "<p>woorden</p>"],
  "bogus elements": [
    '<p>a<br data-mce-bogus="1"></p><div data-mce-bogus="all"><p>weg</p></div><p><em data-mce-bogus="1">b</em></p>',
    "<p>a</p><p>b</p>",
  ],
  "attributes of the editor": [
    '<table class="label-value mce-item-table" data-mce-selected="1"><tbody><tr><td data-mce-style="color: red;"><a href="/x" data-mce-href="/x">x</a></td></tr></tbody></table>',
    '<table class="label-value"><tbody><tr><td><a href="/x">x</a></td></tr></tbody></table>',
  ],
  "empty paragraphs": [
    '<p>a</p>\n<p></p>\n<p>&nbsp;</p>\n<p>\u00A0</p>\n<p>&#160;&#xA0;</p>\n<p><br></p>\n<p><br data-mce-bogus="1"></p>\n<p> \n </p>\n<p><strong>&nbsp;</strong></p>\n<p class="text-center"><br></p>\n<p>\uFEFF</p>\n<p>b</p>',
    "<p>a</p>\n<p>b</p>",
  ],
  "paragraphs that are not empty": [
    '<p><img src="/a.png" alt=""></p><p><a id="stap-1"></a></p><p>0</p><p>&shy;</p>',
    '<p><img src="/a.png" alt=""></p><p><a id="stap-1"></a></p><p>0</p><p>&shy;</p>',
  ],
  "a cell with an empty paragraph": [
    "<table><tbody><tr><td><p>&nbsp;</p></td></tr></tbody></table>",
    "<table><tbody><tr><td></td></tr></tbody></table>",
  ],
  "an article encoded twice": [
    "&lt;h2&gt;Caf&amp;eacute; &amp;amp; co&lt;/h2&gt;\n&lt;p&gt;Een &lt;a href=&quot;/x&quot;&gt;link&lt;/a&gt;, &amp;lt;b&amp;gt;&lt;/p&gt;",
    '<h2>Caf&eacute; &amp; co</h2>\n<p>Een <a href="/x">link</a>, &lt;b&gt;</p>',
  ],
  "an article encoded with numbers": ["&#60;p&#62;it&#39;s&#60;/p&#62;", "<p>it's</p>"],
  "a sample of code is not decoded": [
    "<p>Schrijf &lt;p&gt;tekst&lt;/p&gt;</p>",
    "<p>Schrijf &lt;p&gt;tekst&lt;/p&gt;</p>",
  ],
  "a sentence about a mark is not decoded": [
    "Met &lt;b&gt; wordt tekst vet.",
    "Met &lt;b&gt; wordt tekst vet.",
  ],
  "a text about tags that was left alone": [
    "<script></script>&lt;p&gt;x&lt;/p&gt;",
    "<p>&lt;p&gt;x&lt;/p&gt;</p>",
  ],
  "alignment of text": [
    '<p style="text-align: center;">a</p><h2 class="x" style="TEXT-ALIGN:right !important; color: red">b</h2><td align="center">c</td><p style="text-align: justify;">d</p><center>e</center>',
    '<p class="text-center">a</p><h2 class="text-right">b</h2><td class="text-center">c</td><p>d</p><div class="text-center">e</div>',
  ],
  "alignment of pictures and tables": [
    '<img style="float: left;" src="/a.png" alt="a"><img src="/b.png" alt="b" style="display: block; margin-left: auto; margin-right: auto;"><img src="/c.png" alt="c" align="right"><img src="/d.png" alt="d" style="margin: 0 auto"><table class="compact" style="float: right; width: 50%;" border="1"><tbody><tr><td style="width: 50%;">1</td></tr></tbody></table>',
    '<img src="/a.png" alt="a" class="align-left"><img src="/b.png" alt="b" class="align-center"><img src="/c.png" alt="c" class="align-right"><img src="/d.png" alt="d" class="align-center"><table class="compact align-right"><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  "sizes of pictures": [
    '<img src="/a.png" alt="a" style="width: 300px; height: 200.5px"><img src="/b.png" alt="b" width="10" style="width: 300px; height: auto"><img src="/c.png" alt="c" style="width: 50%">',
    '<img src="/a.png" alt="a" width="300" height="200"><img src="/b.png" alt="b" width="10"><img src="/c.png" alt="c">',
  ],
  "underlined and struck text": [
    '<p><span style="text-decoration: underline;">a</span> <span style="text-decoration: line-through;" lang="en">b</span> <strike>c</strike> <tt>d</tt></p>',
    '<p><u>a</u> <span lang="en"><s>b</s></span> <s>c</s> <code>d</code></p>',
  ],
  "letters before the items": [
    '<ol style="list-style-type: lower-alpha;"><li>a</li></ol><ol style="list-style-type: upper-roman;" type="1"><li>I</li></ol>',
    '<ol type="a"><li>a</li></ol><ol type="1"><li>I</li></ol>',
  ],
  "a first heading": ['<h1 class="x">Titel</h1>', "<h2>Titel</h2>"],
  "a new tab": [
    '<p><a href="https://a.example" target="_blank">a</a> <a href="https://b.example" target="_blank" rel="nofollow opener">b</a> <a href="/c" target="_self">c</a></p>',
    '<p><a href="https://a.example" target="_blank" rel="noopener">a</a> <a href="https://b.example" target="_blank" rel="nofollow noopener">b</a> <a href="/c">c</a></p>',
  ],
  "refused addresses": [
    '<p><a href="//evil.example">a</a> <a href="javascript:x">b</a> <img src="http://c.example/c.png" alt="c"></p>',
    "<p>a b </p>",
  ],
  "unknown elements": [
    '<section><article><header>kop</header><p>a <font color="red">b</font> <blink>c</blink></p></article></section><video><p>weg</p></video>',
    "kop<p>a b c</p>",
  ],
  "unclosed and crossed tags": [
    "<ul><li>a<li>b</ul><p>c<p>d <b>e <i>f</b> g</i>",
    "<ul><li>a</li><li>b</li></ul><p>c</p><p>d <b>e <i>f</i></b> g</p>",
  ],
  "a block in a span in a paragraph": ["<p><span><div>x</div></span></p>", "<div>x</div>"],
  "the older way of writing void elements": [
    '<p>a<br />b<img src="/a.png" alt="" /></p><hr/>',
    '<p>a<br>b<img src="/a.png" alt=""></p><hr>',
  ],
  "capitals and missing quotes": ["<P Class=compact>a<BR>b</P>", '<p class="compact">a<br>b</p>'],
  "signs that were not encoded": ["<p>R&D, 3 < 5 > 2</p>", "<p>R&amp;D, 3 &lt; 5 &gt; 2</p>"],
  "references to signs of ASCII": ["<p>&#39;a&#39; &quot;b&quot; &#97;</p>", "<p>'a' \"b\" a</p>"],
  "controls and broken characters": ["<p>a\u0000b\u0007c\uD800d\uFDD0e</p>", "<p>abc\uFFFDd\uFFFDe</p>"],
};

function tableIn(name: string): string {
  return `<table class="${name}">\n<thead>\n<tr>\n<th>Taak</th>\n<th>Uren</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>Facturen &amp; bonnen</td>\n<td><strong>6</strong>&nbsp;uur</td>\n</tr>\n</tbody>\n</table>`;
}
