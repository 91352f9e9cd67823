/** What an export tells its reader. */
export function readme({ origin }: URL): string {
  return `# Export of ${origin}, ${new Date().toISOString().slice(0, 10)}

file | holds
---|---
\`articles/\`, \`pages/KIND/\`, \`download-pages/\`, \`about/\` | \`SLUG.nl.md\` and \`SLUG.en.md\`: the text as visitors read it, of articles with their questions at the end; \`SLUG.json\`: the same in all its fields, as it was stored, hidden sections and the members of the team too
\`media/\`, \`media.json\` | pictures (JPEG or PNG, at most 1200 pixels wide) and PDF files; their names, addresses and descriptions, and the download pages that offer them
\`tags.json\`, \`texts.nl.json\`, \`texts.en.json\` | tags; texts of the site that were changed, by their keys
\`redirects.csv\` | old addresses: 301 leads to another, 410 is gone; former ones of articles and pages exist below /en as well
\`ghost-nl.json\`, \`ghost-en.json\` | all articles for the importer of Ghost 5

The values of front matter are JSON, which is YAML. \`status\` is published, planned or draft; \`draft\`, \`date\` and \`lastmod\` are
what Hugo, Eleventy and Astro look for. Places of files are relative to the Markdown file, and links within the site are its paths.
A file whose name would be unsafe, too long or taken has the id in its name.

Ghost: one site for each language, since both have the same slugs. Its posts name pictures at ${origin}: keep that address
alive, or replace it by that of a copy of \`media/\`. Planned articles are drafts, titles end after 255 characters and excerpts
after 300, and authors are locked accounts with an address at author.invalid.
`;
}
