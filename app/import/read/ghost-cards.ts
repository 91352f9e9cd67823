import { markdownToHtml } from "../../html/pasted/markdown.ts";
import { type Row, rowOf, rowsOf, textOf } from "./json.ts";

/** HTML of a document, and the kinds of cards that aren't in it. */
export type Rendered = { html: string; left: string[] };

/** `html` is a field that holds HTML, `text` any other, escaped for a text or an attribute. */
type Render = (html: (name: string) => string, text: (name: string) => string, card: Row) => string;

/** The markup of Ghost's own renderer, without what only its styles and scripts need; by the names of Lexical. */
const cards = new Map<string, Render>([
  ["horizontalrule", () => "<hr>"],
  ["html", (html) => html("html")],
  ["markdown", (html) => markdownToHtml(html("markdown"))],
  ["image", (_, text, card) => figure("image", card, pictureOf(card), text("cardWidth"))],
  [
    "gallery",
    (_, __, card) => {
      const pictures = rowsOf(card.images).map(
        (image) => `<div class="kg-gallery-image">${pictureOf(image)}</div>`,
      );
      return figure("gallery", card, `<div class="kg-gallery-container">${pictures.join("")}</div>`, "wide");
    },
  ],
  [
    "bookmark",
    (_, text, card) => {
      const about = fieldsOf(rowOf(card.metadata)).text;
      const link = `<a class="kg-bookmark-container" href="${text("url")}"><div class="kg-bookmark-content">
<div class="kg-bookmark-title">${about("title")}</div>
<div class="kg-bookmark-description">${about("description")}</div>
<div class="kg-bookmark-metadata"><span class="kg-bookmark-author">${about("publisher")}</span></div></div>
${about("thumbnail") && `<div class="kg-bookmark-thumbnail"><img src="${about("thumbnail")}" alt=""></div>`}</a>`;
      return figure("bookmark", card, link);
    },
  ],
  [
    "toggle",
    (html) => `<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading">
<h4 class="kg-toggle-heading-text">${html("heading")}</h4></div>
<div class="kg-toggle-content">${html("content")}</div></div>`,
  ],
  [
    "callout",
    (
      html,
      text,
    ) => `<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">${text("calloutEmoji")}</div>
<div class="kg-callout-text">${html("calloutText")}</div></div>`,
  ],
  [
    "codeblock",
    (html, text, card) => {
      const name = text("language") && ` class="language-${text("language")}"`;
      const code = `<pre><code${name}>${text("code")}</code></pre>`;
      return html("caption") === "" ? code : figure("code", card, code);
    },
  ],
  ["embed", (html, text, card) => figure("embed", card, html("html") || linkTo(text("url"), text("url")))],
  [
    "button",
    (_, text) => `<div class="kg-card kg-button-card">${linkTo(text("buttonUrl"), text("buttonText"))}</div>`,
  ],
  [
    "file",
    (_, text) => `<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="${text("src")}">
<div class="kg-file-card-title">${text("fileTitle") || text("fileName")}</div>
<div class="kg-file-card-caption">${text("fileCaption")}</div></a></div>`,
  ],
  [
    "audio",
    (_, text) => `<div class="kg-card kg-audio-card"><audio src="${text("src")}"></audio>
<div class="kg-audio-title">${text("title")}</div></div>`,
  ],
  [
    "video",
    (_, text, card) => {
      const poster = text("customThumbnailSrc") || text("thumbnailSrc");
      const video = `<video src="${text("src")}" poster="${poster}"></video>`;
      return figure("video", card, `<div class="kg-video-container">${video}</div>`, text("cardWidth"));
    },
  ],
  [
    "product",
    (html, text, card) => `<div class="kg-card kg-product-card">${imageOf(text("productImageSrc"))}
<h4 class="kg-product-card-title">${html("productTitle")}</h4>
<div class="kg-product-card-description">${html("productDescription")}</div>
${card.productButtonEnabled ? linkTo(text("productUrl"), text("productButton")) : ""}</div>`,
  ],
  [
    "header",
    (html, text, card) => `<div class="kg-card kg-header-card">${imageOf(text("backgroundImageSrc"))}
<h2 class="kg-header-card-heading">${html("header")}</h2>
<p class="kg-header-card-subheading">${html("subheader")}</p>
${card.buttonEnabled ? linkTo(text("buttonUrl"), text("buttonText")) : ""}</div>`,
  ],
  [
    "call-to-action",
    (html, text, card) => `<div class="kg-card kg-cta-card">${imageOf(text("imageUrl"))}
<div class="kg-cta-text">${html("textValue")}</div>
${card.showButton ? linkTo(text("buttonUrl"), text("buttonText")) : ""}</div>`,
  ],
]);

/** The HTML of a card; null for one that isn't taken: sign-up, email, paywall, and what is unknown. */
export function renderCard(type: string, card: Row): string | null {
  const { html, text } = fieldsOf(card);
  return cards.get(type)?.(html, text, card) ?? null;
}

/** Text for HTML, also within an attribute. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function fieldsOf(card: Row): Record<"html" | "text", (name: string) => string> {
  return { html: (name) => textOf(card, name), text: (name) => escapeText(textOf(card, name)) };
}

function figure(name: string, card: Row, content: string, width = ""): string {
  const caption = textOf(card, "caption");
  const captioned = caption && " kg-card-hascaption";
  return `<figure class="kg-card kg-${name}-card${width && ` kg-width-${width}`}${captioned}">${content}${
    caption && `<figcaption>${caption}</figcaption>`
  }</figure>`;
}

function pictureOf(image: Row): string {
  const { text } = fieldsOf(image);
  const size = text("width") && ` width="${text("width")}" height="${text("height")}"`;
  const picture = `<img class="kg-image" src="${text("src")}" alt="${text("alt")}" title="${text("title")}"${size}>`;
  return text("href") === "" ? picture : `<a href="${text("href")}">${picture}</a>`;
}

function imageOf(src: string): string {
  return src && `<img src="${src}" alt="">`;
}

function linkTo(href: string, text: string): string {
  return `<a class="kg-btn" href="${href}">${text}</a>`;
}
