/** An export of Ghost with these tables; without `db`, as Ghost's migration tools write it. */
export function ghostExport(
  data: Record<string, unknown>,
  { hasDb = true, version = "5.80.0" } = {},
): string {
  const content = { meta: { exported_on: 1_700_000_000_000, version }, data };
  return JSON.stringify(hasDb ? { db: [content] } : content);
}

/** A row of `posts` as Ghost 5 writes it. */
export function ghostPost(id: string, values: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...{ id, uuid: `uuid-${id}`, title: `Title ${id}`, slug: `title-${id}`, mobiledoc: null, lexical: null },
    ...{ html: "<p>Text.</p>", plaintext: "Text.", feature_image: null, featured: 0, type: "post" },
    ...{ status: "published", locale: null, visibility: "public", custom_excerpt: null },
    ...{ codeinjection_head: null, codeinjection_foot: null, canonical_url: null },
    ...{ created_at: "2024-03-01T09:00:00.000Z", published_at: "2024-03-01T09:30:00.000Z" },
    ...values,
  };
}

/** The cards of Ghost's editor, with the names of Lexical. */
export const ghostCards: readonly Record<string, unknown>[] = [
  {
    type: "image",
    src: "/content/images/a.jpg",
    alt: 'A "b"',
    title: "",
    width: 10,
    height: 20,
    cardWidth: "wide",
    caption: "<b>C</b>",
    href: "https://x.example/?a&b",
  },
  {
    type: "gallery",
    images: [
      { src: "/content/images/1.jpg", row: 0, width: 1, height: 1 },
      { src: "/content/images/2.jpg", row: 0, width: 1, height: 1 },
    ],
    caption: "",
  },
  {
    type: "bookmark",
    url: "https://x.example/",
    caption: "Cap",
    metadata: {
      title: "T <1>",
      description: "D",
      publisher: "P",
      author: "A",
      icon: "i.png",
      thumbnail: "t.png",
    },
  },
  { type: "toggle", heading: "<b>More</b>", content: "<p>Inside</p>" },
  { type: "callout", calloutEmoji: "💡", calloutText: "<b>Mind</b>", backgroundColor: "blue" },
  { type: "html", html: "<table><tr><td>1</td></tr></table>" },
  { type: "markdown", markdown: "## Two\n\n*em* <script>" },
  { type: "codeblock", language: "ts", code: "a < b && c", caption: "" },
  { type: "codeblock", language: "", code: "x", caption: "Cap" },
  {
    type: "embed",
    url: "https://youtu.be/x",
    html: '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    caption: "",
  },
  { type: "embed", url: "https://x.example/", html: "", caption: "" },
  { type: "button", buttonText: "Go & see", buttonUrl: "https://x.example/", alignment: "center" },
  { type: "horizontalrule" },
  {
    type: "file",
    src: "/content/files/a.pdf",
    fileTitle: "Report",
    fileCaption: "2024",
    fileName: "a.pdf",
    fileSize: 10,
  },
  { type: "audio", src: "/content/media/a.mp3", title: "Talk", duration: 3 },
  {
    type: "video",
    src: "/content/media/a.mp4",
    thumbnailSrc: "/content/media/a.jpg",
    width: 1,
    height: 1,
    cardWidth: "regular",
    caption: "",
  },
  {
    type: "product",
    productTitle: "Pen",
    productDescription: "<p>Blue</p>",
    productImageSrc: "/content/images/pen.jpg",
    productButtonEnabled: true,
    productButton: "Buy",
    productUrl: "https://x.example/",
  },
  {
    type: "header",
    header: "Big",
    subheader: "Small",
    backgroundImageSrc: "",
    buttonEnabled: false,
    buttonText: "No",
    buttonUrl: "https://x.example/",
  },
  {
    type: "call-to-action",
    textValue: "<p>Ask</p>",
    showButton: true,
    buttonText: "Us",
    buttonUrl: "https://x.example/",
    imageUrl: "",
  },
];

/** The HTML of each of them. */
export const ghostCardHtml = `
<figure class="kg-card kg-image-card kg-width-wide kg-card-hascaption"><a href="https://x.example/?a&amp;b"><img class="kg-image" src="/content/images/a.jpg" alt="A &quot;b&quot;" title="" width="10" height="20"></a><figcaption><b>C</b></figcaption></figure>
<figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container"><div class="kg-gallery-image"><img class="kg-image" src="/content/images/1.jpg" alt="" title="" width="1" height="1"></div><div class="kg-gallery-image"><img class="kg-image" src="/content/images/2.jpg" alt="" title="" width="1" height="1"></div></div></figure>
<figure class="kg-card kg-bookmark-card kg-card-hascaption"><a class="kg-bookmark-container" href="https://x.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">T &lt;1&gt;</div><div class="kg-bookmark-description">D</div><div class="kg-bookmark-metadata"><span class="kg-bookmark-author">P</span></div></div><div class="kg-bookmark-thumbnail"><img src="t.png" alt=""></div></a><figcaption>Cap</figcaption></figure>
<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><b>More</b></h4></div><div class="kg-toggle-content"><p>Inside</p></div></div>
<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text"><b>Mind</b></div></div>
<table><tr><td>1</td></tr></table>
<h2>Two</h2><p><em>em</em> &lt;script&gt;</p>
<pre><code class="language-ts">a &lt; b &amp;&amp; c</code></pre>
<figure class="kg-card kg-code-card kg-card-hascaption"><pre><code>x</code></pre><figcaption>Cap</figcaption></figure>
<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/x"></iframe></figure>
<figure class="kg-card kg-embed-card"><a class="kg-btn" href="https://x.example/">https://x.example/</a></figure>
<div class="kg-card kg-button-card"><a class="kg-btn" href="https://x.example/">Go &amp; see</a></div>
<hr>
<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="/content/files/a.pdf"><div class="kg-file-card-title">Report</div><div class="kg-file-card-caption">2024</div></a></div>
<div class="kg-card kg-audio-card"><audio src="/content/media/a.mp3"></audio><div class="kg-audio-title">Talk</div></div>
<figure class="kg-card kg-video-card kg-width-regular"><div class="kg-video-container"><video src="/content/media/a.mp4" poster="/content/media/a.jpg"></video></div></figure>
<div class="kg-card kg-product-card"><img src="/content/images/pen.jpg" alt=""><h4 class="kg-product-card-title">Pen</h4><div class="kg-product-card-description"><p>Blue</p></div><a class="kg-btn" href="https://x.example/">Buy</a></div>
<div class="kg-card kg-header-card"><h2 class="kg-header-card-heading">Big</h2><p class="kg-header-card-subheading">Small</p></div>
<div class="kg-card kg-cta-card"><div class="kg-cta-text"><p>Ask</p></div><a class="kg-btn" href="https://x.example/">Us</a></div>
`;
