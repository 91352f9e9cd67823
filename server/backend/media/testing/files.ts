const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

/** A PDF of one empty page, told apart by its title. */
export function somePdf(title: string): Uint8Array<ArrayBuffer> {
  return bytes(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
4 0 obj<</Title(${title})>>endobj
trailer<</Root 1 0 R/Info 4 0 R>>
%%EOF
`);
}

const html = "<!doctype html><script>alert(1)</script>";

/** What passes itself off as a PDF, and what does not even try. */
export const badFiles: [string, Uint8Array<ArrayBuffer>][] = [
  ["nothing", bytes("")],
  ["one byte", bytes("%")],
  ["a header alone", bytes("%PDF-1.4\n")],
  ["an end alone", bytes("%%EOF")],
  ["no version", bytes("%PDF-\n%%EOF")],
  ["another version", bytes("%PDF-3.0\n%%EOF")],
  ["a version to come", bytes("%PDF-1.9\n%%EOF")],
  ["no line after the header", bytes("%PDF-1.4<html>%%EOF")],
  ["a header in small letters", bytes("%pdf-1.4\n%%EOF")],
  ["a header after a blank", bytes(" %PDF-1.4\n%%EOF")],
  ["a header after a line", bytes("\n%PDF-1.4\n%%EOF")],
  ["a header after a mark of byte order", bytes("\xef\xbb\xbf%PDF-1.4\n%%EOF")],
  ["an end too early", bytes(`%PDF-1.4\n%%EOF${" ".repeat(2_000)}`)],
  ["a page with a header in it", bytes(`${html}\n%PDF-1.4\n%%EOF`)],
  ["a comment with a header", bytes(`<!--%PDF-1.4\n-->${html}<!--%%EOF-->`)],
  ["a page", bytes(html)],
  ["a page with an end", bytes(`${html}%%EOF`)],
  ["a picture with script", bytes("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
  ["XML", bytes("<?xml version='1.0'?><x/>")],
  ["XSLT", bytes("<?xml-stylesheet href='javascript:alert(1)'?>")],
  ["a GIF", bytes("GIF89a\x01\x00\x01\x00")],
  ["a GIF that is script", bytes("GIF89a/*%PDF-1.4\n*/=alert(1)//%%EOF")],
  ["a PNG", bytes("\x89PNG\r\n\x1a\n")],
  ["a JPEG", bytes("\xff\xd8\xff\xe0\x00\x10JFIF")],
  ["a WebP", bytes("RIFF\x00\x00\x00\x00WEBPVP8 ")],
  ["a ZIP", bytes("PK\x03\x04")],
  ["a ZIP with a header after it", bytes("PK\x03\x04%PDF-1.4\n%%EOF")],
  ["a Word document", bytes("PK\x03\x04[Content_Types].xml")],
  ["an old Word document", bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")],
  ["a Windows program", bytes("MZ\x90\x00")],
  ["a Linux program", bytes("\x7fELF")],
  ["a Mac program", bytes("\xcf\xfa\xed\xfe")],
  ["a Java class", bytes("\xca\xfe\xba\xbe")],
  ["WebAssembly", bytes("\x00asm\x01\x00\x00\x00")],
  ["a shell script", bytes("#!/bin/sh\necho %PDF-1.4\n%%EOF")],
  ["PHP", bytes("<?php echo 1; ?>")],
  ["PostScript", bytes("%!PS-Adobe-3.0\n%%EOF")],
  ["RTF", bytes("{\\rtf1}")],
  ["JSON", bytes('{"%PDF-1.4":"%%EOF"}')],
  ["script", bytes("alert(1)//%PDF-1.4\n%%EOF")],
  ["UTF-16", bytes("\xff\xfe%\x00P\x00D\x00F\x00")],
  ["zeros", new Uint8Array(4_096)],
];
