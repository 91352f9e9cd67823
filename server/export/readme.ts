/** What an export tells its reader. */
export function readme({ origin }: URL): string {
  return `# Export of ${origin}

Made on ${new Date().toISOString().slice(0, 10)}. Drafts are in it; changes that waited beside what is live are not.

file | holds
---|---
\`articles/SLUG.LANGUAGE.md\` | an article in Dutch (\`nl\`) or English (\`en\`), its questions at the end
\`pages/KIND/SLUG.LANGUAGE.md\` | a page, case or service as visitors read it
\`pages/KIND/SLUG.json\` | the same page with all its sections and fields, hidden ones too
\`download-pages/\` | pages with a form for a file, in the same two ways
\`about.LANGUAGE.md\`, \`team.json\` | the about page and the people on it
\`media/\`, \`media.json\` | pictures, as JPEG or PNG of at most 1200 pixels wide, and PDF files; their names, addresses and descriptions
\`tags.json\` | tags with their names in both languages
\`texts.LANGUAGE.json\` | texts of the site that were changed, by their keys
\`redirects.csv\` | old addresses: \`kind\` 301 leads to \`to\`, 410 is gone
\`ghost-LANGUAGE.json\` | the articles for the importer of Ghost 5 or later

The front matter of Markdown is YAML, each value written as JSON. \`status\` is published, planned or draft; \`draft\`, \`date\` and
\`lastmod\` say it to Hugo, Eleventy and Astro. Addresses of pictures are relative to the Markdown file; links within the site
are its paths. The paths in \`redirects.csv\` that begin with /insights, /download, /cases or /services also had an English
twin below /en.

Ghost: one site per language, since both have the same slugs. Pictures keep their address at ${origin}: import while it answers,
or replace it by that of a copy of \`media/\` first. Planned articles arrive as drafts, titles are cut at 255 characters and
excerpts at 300, and authors become locked accounts with an address at author.invalid.

A name that is unsafe as a file name, or too long, ends in the id of its article or page.
`;
}
