import type { RawEditorOptions } from "tinymce";
import styles from "../../styles/app.css?url";
import { markedWordsStyle } from "./marked-words.ts";

/** The TinyMCE configuration: no requests to other hosts, no branding. */
export function editorSettings(label: string): RawEditorOptions {
  return {
    height: 400,
    menubar: false,
    statusbar: true,
    elementpath: false,
    branding: false,
    promotion: false,
    plugins: ["autolink", "code", "fullscreen", "image", "link", "lists", "table"],
    toolbar:
      "undo redo | blocks | bold italic underline strikethrough | link image table textblocks | bullist numlist blockquote hr | removeformat code fullscreen",
    // A collapsing toolbar can't be measured in a hidden tab. On a phone it is one row that scrolls.
    toolbar_mode: matchMedia("(max-width: 47.99rem)").matches ? "scrolling" : "wrap",
    block_formats: "Paragraph=p;Heading 2=h2;Heading 3=h3;Heading 4=h4;Callout=callout;Code=pre",
    // Enter in an empty line leaves a quotation, and a callout.
    end_container_on_empty_block: "blockquote,div",
    formats: { callout: { block: "div", classes: "callout", wrapper: true, remove: "all" } },
    // The page has the first heading: one mark makes a second.
    text_patterns: [
      { start: "*", end: "*", format: "italic" },
      { start: "**", end: "**", format: "bold" },
      { start: "`", end: "`", format: "code" },
      { start: "#", format: "h2", trigger: "space" },
      { start: "##", format: "h2", trigger: "space" },
      { start: "###", format: "h3", trigger: "space" },
      { start: "####", format: "h4", trigger: "space" },
      { start: "1.", cmd: "InsertOrderedList", trigger: "space" },
      { start: "*", cmd: "InsertUnorderedList", trigger: "space" },
      { start: "-", cmd: "InsertUnorderedList", trigger: "space" },
      { start: ">", cmd: "mceBlockQuote", trigger: "space" },
      { start: "---", cmd: "InsertHorizontalRule", trigger: "space" },
    ],
    iframe_aria_text: label,
    browser_spellcheck: true,
    contextmenu: false,
    // Words stay legible to whoever reads the stored HTML, such as the search.
    entity_encoding: "raw",
    convert_urls: false,
    link_default_target: "",
    link_class_list: [
      { title: "Link", value: "" },
      { title: "Button", value: "button" },
      { title: "Video", value: "video" },
    ],
    image_caption: true,
    // The site's tables have classes instead of style attributes.
    object_resizing: "img",
    table_sizing_mode: "responsive",
    table_use_colgroups: false,
    table_default_styles: {},
    table_default_attributes: { class: "label-value" },
    table_class_list: [
      { title: "Label and value", value: "label-value" },
      { title: "Standard", value: "" },
    ],
    // The styles of the site.
    content_css: [styles],
    body_class: "prose",
    content_style: `
      html { background: transparent }
      /* The page has a title of its own: visitors get a heading of the second level. */
      body.prose h1 { margin-top: 2em; font-size: var(--text-title-3); line-height: var(--text-title-3--line-height) }
      .to-write { min-height: 1.5em; outline: 2px dashed var(--color-warning); outline-offset: 2px }
      body.prose { max-width: none; margin: 0; padding: 1rem; font-family: var(--font-text); outline: none }
      ${markedWordsStyle}`,
  };
}
