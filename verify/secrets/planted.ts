import { randomBytes } from "node:crypto";

export type Planted = ReturnType<typeof plantSecrets>;

/** New random secrets and personal values, which can't be in the log by coincidence. */
export function plantSecrets() {
  const word = () => `geheim${randomBytes(6).toString("hex")}`;
  const mailbox = () => `${word()}@${word()}.example`;
  return {
    adminPassword: word(),
    mailPassword: word(),
    providerSecret: word(),
    password: word(),
    wrongPassword: word(),
    newPassword: word(),
    recoveredPassword: word(),
    email: mailbox(),
    unknownEmail: mailbox(),
    memberEmail: mailbox(),
    name: `Anna ${word()}`,
    phone: `+31 6 ${word()}`,
    company: `${word()} B.V.`,
    message: `Bel mij: ${word()}`,
    remarks: word(),
    query: word(),
    cookie: word(),
    accessToken: `${word()}.${word()}.${word()}`,
    refreshToken: word(),
    mailToken: word(),
    providerCode: word(),
    fileToken: `geheim${randomBytes(21).toString("hex")}`,
    fileName: `${word()}.pdf`,
    factorName: word(),
    recoveryCode: word(),
    apiKey: word(),
    rowValue: word(),
    filterValue: word(),
    userAgent: word(),
    referrer: word(),
  };
}

/** Whether a log contains a secret: plain, in parts, URL-encoded, in base64 or in hex. */
export function occursIn(log: string, secret: string): boolean {
  // Few digits also occur in times and ids by coincidence.
  if (/^\d{6}$/.test(secret)) return new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(log);
  const written = log.toLowerCase();
  return partsOf(secret).some((part) => {
    const bytes = Buffer.from(part);
    const base64 = bytes.toString("base64").slice(0, 20);
    return [part, encodeURIComponent(part), base64, bytes.toString("hex")].some((spelling) =>
      written.includes(spelling.toLowerCase()),
    );
  });
}

/** The random part of a secret: its planted word, or a token without its header. */
function partsOf(secret: string): string[] {
  const planted = /geheim[\da-f]+/.exec(secret);
  if (planted) return [planted[0]];
  return secret.startsWith("eyJ") ? secret.split(".").slice(1) : [secret];
}
