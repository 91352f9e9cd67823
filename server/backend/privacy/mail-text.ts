export type MailText = { from: string; to: string; date: string; subject: string; text: string };

type Part = { headers: Map<string, string>; text: string };

/** Parses a mail file (RFC 5322, 2045 to 2047) as far as this site writes them. */
export function readMail(source: string): MailText {
  const parts = readParts(source);
  const header = (name: string) => decodeWords(parts[0]?.headers.get(name) ?? "");
  const plain = parts.find(({ headers }) => headers.get("content-type")?.startsWith("text/plain"));
  return {
    from: header("from"),
    to: header("to"),
    date: header("date"),
    subject: header("subject"),
    text: (plain ?? parts[0])?.text.replaceAll("\r\n", "\n") ?? "",
  };
}

/** Whether a mail file contains a lower-case address as a whole word. */
export function isAbout(source: string, email: string): boolean {
  const words = readParts(source).flatMap(({ headers, text }) => [...headers.values(), text]);
  const literally = email.replace(/[.*+?^${}|]/g, "\\$&");
  const address = new RegExp(`(?<![\\w.+-])${literally}(?![\\w-]|\\.\\w)`);
  // Mails break some addresses with a zero-width character.
  return words.some((text) => address.test(text.toLowerCase().replaceAll("\u200c", "")));
}

/** The message first, then its parts. */
function readParts(source: string): Part[] {
  const { headers, body } = splitHeaders(source);
  const boundary = /boundary="?([^";]+)"?/i.exec(headers.get("content-type") ?? "")?.[1];
  if (!boundary) return [{ headers, text: decodeBody(body, headers.get("content-transfer-encoding")) }];
  const parts = `\r\n${body.replace(/\r?\n/g, "\r\n")}`.split(`\r\n--${boundary}`).slice(1);
  return [{ headers, text: "" }, ...parts.flatMap((part) => readParts(part.replace(/^[^\n]*\n/, "")))];
}

function splitHeaders(source: string): { headers: Map<string, string>; body: string } {
  const [, head = "", body = ""] = /^([\s\S]*?)(?:\r?\n\r?\n([\s\S]*))?$/.exec(source) ?? [];
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(pairs), body };
}

function decodeBody(body: string, encoding = ""): string {
  if (encoding.toLowerCase() === "base64") return Buffer.from(body, "base64").toString();
  return encoding.toLowerCase() === "quoted-printable" ? decodeQuoted(body.replace(/=\r?\n/g, "")) : body;
}

function decodeQuoted(text: string): string {
  const bytes = Buffer.from(text).toString("latin1");
  const decoded = bytes.replace(/=([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(decoded, "latin1").toString();
}

function decodeWords(text: string): string {
  return text
    .replace(/(\?=)\s+(=\?)/g, "$1$2")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding, word) =>
      encoding.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString()
        : decodeQuoted(word.replaceAll("_", " ")),
    );
}
