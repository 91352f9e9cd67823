import type { RawEditorOptions } from "tinymce";
import styles from "../../styles/app.css?url";

/** How the editor looks and what it may do. It asks no other host for anything and says nothing about its maker. */
export function editorSettings(label: string): RawEditorOptions {
  return {
    height: 400,
    menubar: false,
    statusbar: true,
    elementpath: false,
    branding: false,
    promotion: false,
    plugins: ["code", "image", "link", "lists", "table"],
    toolbar:
      "undo redo | blocks | bold italic underline strikethrough | link image table | bullist numlist blockquote | removeformat code",
    // Hidden tabs have no width in which a folding toolbar could be measured.
    toolbar_mode: "wrap",
    block_formats: "Paragraph=p; Heading 2=h2; Heading 3=h3; Heading 4=h4; Code=pre",
    iframe_aria_text: label,
    browser_spellcheck: true,
    contextmenu: false,
    automatic_uploads: false,
    convert_urls: false,
    link_default_target: "",
    // No widths and borders in style attributes: the site's tables have classes.
    object_resizing: "img",
    table_sizing_mode: "responsive",
    table_use_colgroups: false,
    table_default_styles: {},
    table_default_attributes: { class: "label-value" },
    table_class_list: [
      { title: "Label and value", value: "label-value" },
      { title: "Standard", value: "" },
    ],
    // The text looks as it will on the site.
    content_css: [styles],
    body_class: "prose",
    content_style: `
      html { background: var(--color-white) }
      body.prose { max-width: none; margin: 0; padding: 1rem; font-family: var(--font-text); outline: none }`,
  };
}
