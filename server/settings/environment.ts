import { z } from "zod";
import { isEmail, normaliseEmail } from "../backend/auth/calls/auth-request.ts";
import { requireStrongPassword } from "../backend/auth/passwords/password-rules.ts";
import { runAsChoices } from "../backend/embedded-postgres/launcher.ts";
import { smtpTlsChoices } from "../backend/mail/smtp-sender.ts";
import { describeDatabaseUrl, normaliseDatabaseUrl } from "./database-url.ts";
import { describeIssuer, isProviderAddress } from "./provider-settings.ts";
import { isBucketAddress } from "./s3-settings.ts";
import { readSmtpUrl } from "./smtp-settings.ts";
import { readWrittenValues, slipIn } from "./written-values.ts";

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= min && number <= max);

const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url;
  context.addIssue({ code: "custom" });
  return z.NEVER;
});

const hostName = z.string().regex(/^[a-zA-Z0-9.:_-]+$/);

const postgresUrl = z.string().transform((text, context) => {
  const url = normaliseDatabaseUrl(text);
  const message = describeDatabaseUrl(url);
  if (message) context.addIssue({ code: "custom", message });
  return url;
});

const credential = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const bucketUrl = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const isPlain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}${url.pathname}`;
  if (isPlain && isBucketAddress(url)) return url;
  context.addIssue({ code: "custom" });
  return z.NEVER;
});
const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);
const region = z.string().regex(/^[\w-]{1,64}$/);
const providerUrl = origin.refine(isProviderAddress);
const issuerUrl = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const message = describeIssuer(url);
  if (url && message === null) return url;
  context.addIssue({ code: "custom", ...(message !== null && { message }) });
  return z.NEVER;
});

const mailbox = z.string().transform(normaliseEmail).refine(isEmail);

const environmentSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: hostName.default("127.0.0.1"),
  SITE_URL: origin.optional(),
  DATA_DIR: z
    .string()
    .refine((path) => !path.includes("\0"))
    .default("./data"),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, 100).default(8),
  EMBEDDED_POSTGRES_USER: z.enum(runAsChoices).default("auto"),
  SUPABASE_URL: origin.optional(),
  SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .refine((key) => isKey(key) && !isSecretKey(key))
    .optional(),
  SUPABASE_SECRET_KEY: z.string().refine(isSecretKey).optional(),
  JWT_SIGNING_KEY: z.string().min(32).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  SMTP_URL: z.string().transform(readSmtpUrl).optional(),
  SMTP_TLS: z.enum(smtpTlsChoices).optional(),
  MAIL_FROM: mailbox.optional(),
  CONTACT_EMAIL: mailbox.optional(),
  ADMIN_EMAIL: mailbox.optional(),
  ADMIN_PASSWORD: z.string().refine(isGoodPassword).optional(),
  TINYMCE_API_KEY: credential.default("gpl"),
  S3_URL: bucketUrl.optional(),
  S3_BUCKET: bucketName.optional(),
  S3_ACCESS_KEY: credential.optional(),
  S3_SECRET_KEY: credential.optional(),
  S3_REGION: region.optional(),
  BACKUP_S3_URL: bucketUrl.optional(),
  BACKUP_S3_BUCKET: bucketName.optional(),
  BACKUP_S3_ACCESS_KEY: credential.optional(),
  BACKUP_S3_SECRET_KEY: credential.optional(),
  BACKUP_S3_REGION: region.optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/)
    .optional(),
  NIGHTLY_BACKUP: z.enum(["0", "1"]).default("1"),
  CHECK_MAILBOXES: z.enum(["0", "1"]).optional(),
  TRY_FORM: z.enum(["0", "1"]).optional(),
  LEADS_KEPT_MONTHS: wholeNumber(0, 120).default(12),
  VERSIONS_KEPT_DAYS: wholeNumber(0, 3650).default(90),
  TRASH_KEPT_DAYS: wholeNumber(1, 365).default(30),
  COMMENTS_KEPT_DAYS: wholeNumber(1, 365).default(30),
  STORED_MB_PER_HOUR: wholeNumber(100, 1_000_000).default(2_000),
  STORED_MB_PER_DAY: wholeNumber(100, 1_000_000).default(5_000),
  VERSIONS_PER_HOUR: wholeNumber(10, 1_000_000).default(2_000),
  VERSIONS_PER_DAY: wholeNumber(10, 1_000_000).default(10_000),
  WEBHOOK_ALLOW_PRIVATE: z.enum(["0", "1"]).default("0"),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/)
    .optional(),
  STATISTICS_KEPT_MONTHS: wholeNumber(0, 120).default(25),
  PAGE_CACHE_MB: wholeNumber(0, 4096).default(64),
  DRAIN_SECONDS: wholeNumber(0, 5).default(2),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: hostName.default("127.0.0.1"),
  GOOGLE_CLIENT_ID: credential.optional(),
  GOOGLE_CLIENT_SECRET: credential.optional(),
  GOOGLE_URL: providerUrl.optional(),
  OIDC_ISSUER: issuerUrl.optional(),
  OIDC_CLIENT_ID: credential.optional(),
  OIDC_CLIENT_SECRET: credential.optional(),
  OIDC_NAME: z
    .string()
    .regex(/^\P{C}{1,40}$/u)
    .optional(),
  OIDC_TRUST_EMAIL: z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] }).optional(),
});

export type Environment = z.infer<typeof environmentSchema>;

export const settingNames = environmentSchema.keyof().options;

const bucketSentences = {
  url: "must be the address of an S3 service without the bucket, and https unless it is this machine's or a private network's",
  bucket: "must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens",
  accessKey: "must be the bucket's access key, without spaces",
  secretKey: "must be the bucket's secret key, without spaces",
  region: "must be a region of the S3 service, such as eu-central-1, or auto",
};

const wanted: Record<keyof Environment, string> = {
  PORT: "must be a whole number from 1 to 65535",
  HOST: "must be a host name or an address to listen on, such as 127.0.0.1 or 0.0.0.0",
  SITE_URL: "must be the site's address without a path, such as https://www.example.nl",
  DATA_DIR: "must be the path of a directory",
  // The address itself says what is wrong with it.
  DATABASE_URL: "",
  DATABASE_CONNECTIONS: "must be a whole number from 1 to 100",
  EMBEDDED_POSTGRES_USER: "must be auto, namespace, nobody or relocated",
  SUPABASE_URL: "must be the project's address without a path, such as https://abc.supabase.co",
  SUPABASE_PUBLISHABLE_KEY:
    "must be a publishable key (sb_publishable_…), never a secret one: browsers see it",
  SUPABASE_SECRET_KEY: "must be the project's secret key (sb_secret_…)",
  JWT_SIGNING_KEY: "is too short to be an ES256 private key",
  TRUST_PROXY: "must be the number of proxies in front of this server, from 0 to 10",
  SMTP_URL:
    "must be a mail server's address such as smtp://user:password@mail.example.nl:587, or smtps:// for TLS at once",
  SMTP_TLS: "must be verified, opportunistic or off",
  CONTACT_EMAIL: "must be a plain e-mail address, such as hello@example.nl",
  MAIL_FROM: "must be a plain e-mail address, such as noreply@example.nl",
  ADMIN_EMAIL: "must be a plain e-mail address, such as you@example.nl",
  ADMIN_PASSWORD: "must have 6 characters at least and 72 bytes at most, and be none of the common passwords",
  TINYMCE_API_KEY: "must be a licence key of TinyMCE, or gpl",
  S3_URL: bucketSentences.url,
  S3_BUCKET: bucketSentences.bucket,
  S3_ACCESS_KEY: bucketSentences.accessKey,
  S3_SECRET_KEY: bucketSentences.secretKey,
  S3_REGION: bucketSentences.region,
  BACKUP_S3_URL: bucketSentences.url,
  BACKUP_S3_BUCKET: bucketSentences.bucket,
  BACKUP_S3_ACCESS_KEY: bucketSentences.accessKey,
  BACKUP_S3_SECRET_KEY: bucketSentences.secretKey,
  BACKUP_S3_REGION: bucketSentences.region,
  BACKUP_KEY: "must be a key as npm run backup -- --new-key prints one (AGE-SECRET-KEY-1…)",
  CHECK_MAILBOXES: "must be 1 to ask DNS for the mailboxes of leads, or 0",
  TRY_FORM: "must be 1 to try the contact form each week, or 0",
  NIGHTLY_BACKUP: "must be 1 to make a backup every night, or 0",
  LEADS_KEPT_MONTHS: "must be a number of months from 0 to 120, 0 to keep leads for ever",
  VERSIONS_KEPT_DAYS: "must be a number of days from 0 to 3650, 0 to keep all versions for ever",
  TRASH_KEPT_DAYS: "must be a number of days from 1 to 365",
  COMMENTS_KEPT_DAYS: "must be a number of days from 1 to 365",
  STORED_MB_PER_HOUR: "must be a number of megabytes from 100 to 1000000",
  STORED_MB_PER_DAY: "must be a number of megabytes from 100 to 1000000",
  VERSIONS_PER_HOUR: "must be a number of versions from 10 to 1000000",
  VERSIONS_PER_DAY: "must be a number of versions from 10 to 1000000",
  WEBHOOK_ALLOW_PRIVATE: "must be 1 to let webhooks call private networks, or 0",
  INDEXNOW_KEY: "must have 8 to 128 letters, digits and hyphens",
  STATISTICS_KEPT_MONTHS: "must be a number of months from 0 to 120, 0 to keep statistics for ever",
  PAGE_CACHE_MB: "must be a whole number of megabytes from 0 to 4096, 0 to render every page each time",
  DRAIN_SECONDS: "must be a whole number of seconds from 0 to 5",
  METRICS_PORT: "must be a whole number from 1 to 65535, or be left out",
  METRICS_HOST: "must be a host name or an address to listen on, such as 127.0.0.1",
  GOOGLE_CLIENT_ID: "must be the client id that Google Cloud shows, without spaces",
  GOOGLE_CLIENT_SECRET: "must be the client secret that Google Cloud shows, without spaces",
  GOOGLE_URL:
    "must be the address of another OpenID Connect issuer without a path, and https unless it is this machine's",
  // The address itself says what is wrong with it.
  OIDC_ISSUER: "",
  OIDC_CLIENT_ID: "must be the client id that the issuer shows, without spaces",
  OIDC_CLIENT_SECRET: "must be the client secret that the issuer shows, without spaces",
  OIDC_NAME: "must be the name on the button, such as Microsoft: 40 characters at most",
  OIDC_TRUST_EMAIL: "must be true where the issuer verifies addresses without saying so, or false",
};

/** Each setting by itself, or a sentence per wrong one, which repeats no value: it may be a secret. */
export function readEnvironment(
  environment: NodeJS.ProcessEnv,
): { values: Environment } | { mistakes: string[] } {
  const written = readWrittenValues(environment, settingNames);
  const parsed = environmentSchema.safeParse(written);
  const mistakes = listMistakes(written, parsed.error);
  return parsed.success && mistakes.length === 0 ? { values: parsed.data } : { mistakes };
}

function listMistakes(written: { [name: string]: string }, error: z.ZodError | undefined): string[] {
  return settingNames.flatMap((name) => {
    const issue = error?.issues.find(({ path }) => path[0] === name);
    return slipIn(name, written[name] ?? "") ?? (issue ? `${name} ${wanted[name] || issue.message}.` : []);
  });
}

function isGoodPassword(text: string): boolean {
  try {
    requireStrongPassword(text);
    return true;
  } catch {
    return false;
  }
}

function isKey(text: string): boolean {
  return /^sb_publishable_[\w-]+$/.test(text) || /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}

/** A secret key, or an older JWT with the role service_role. */
function isSecretKey(text: string): boolean {
  if (/^sb_secret_[\w-]+$/.test(text)) return true;
  const claims = text.split(".")[1] ?? "";
  return Buffer.from(claims, "base64url").toString().includes('"service_role"');
}
