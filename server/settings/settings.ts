import { z } from "zod";
import { site } from "../../app/site.ts";
import { isEmail, normaliseEmail } from "../backend/auth/calls/auth-request.ts";
import { requireStrongPassword } from "../backend/auth/passwords/password-rules.ts";
import type { ProviderSettings } from "../backend/auth/providers/clients/provider.ts";
import { type RunAs, runAsChoices } from "../backend/embedded-postgres/launcher.ts";
import { type SmtpServer, smtpTlsChoices } from "../backend/mail/smtp-sender.ts";
import type { DeliverySettings } from "../backend/webhooks/deliveries.ts";
import { indexNowEndpoint } from "../backend/webhooks/index-now.ts";
import type { MetricsAddress } from "../metrics/metrics-server.ts";
import { describeDatabaseUrl, normaliseDatabaseUrl } from "./database-url.ts";
import { chooseProviders, isProviderAddress } from "./provider-settings.ts";
import { chooseBucket, isBucketAddress, type S3Settings } from "./s3-settings.ts";
import { chooseTls, readSmtpUrl } from "./smtp-settings.ts";
import { readWrittenValues, slipIn } from "./written-values.ts";

export type OwnBackendSettings =
  | { kind: "embedded"; runAs: RunAs }
  | { kind: "postgres"; url: string; connections: number };

type BackendSettings =
  | OwnBackendSettings
  | { kind: "hosted"; url: URL; publishableKey: string; secretKey: string };

export type Settings = {
  port: number;
  host: string;
  siteUrl: URL;
  dataDir: string;
  backend: BackendSettings;
  /** Public: every browser sends it. */
  publishableKey: string;
  jwtSigningKey: string | null;
  /** Proxies in front that set X-Forwarded-For. */
  trustProxy: number;
  /** Null: mails are written as files. */
  smtp: SmtpServer | null;
  contactEmail: string;
  mailFrom: string;
  /** Null values are generated. */
  firstAdmin: { email: string | null; password: string | null };
  providers: ProviderSettings;
  tinymceApiKey: string;
  /** Null: uploads are files in the data directory. */
  s3: S3Settings | null;
  /** 0: for ever. */
  leadsKeptMonths: number;
  /** For article versions that were never public; 0: for ever. */
  versionsKeptDays: number;
  storageLimits: StorageLimits;
  /** 0: for ever. */
  statisticsKeptMonths: number;
  webhooks: DeliverySettings;
  /** 0: no cache. */
  pageCacheBytes: number;
  /** How long a stopping server keeps answering while /readyz says 503. */
  drainSeconds: number;
  metrics: MetricsAddress | null;
};

/** What a person stores at most; versions are of articles, pages and texts of the site. */
export type StorageLimits = {
  mbPerHour: number;
  mbPerDay: number;
  versionsPerHour: number;
  versionsPerDay: number;
};

/** One line per wrong setting. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const defaultPublishableKey = "sb_publishable_vlotwerk";

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
const providerUrl = origin.refine(isProviderAddress);

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
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY: credential.optional(),
  S3_SECRET_KEY: credential.optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  LEADS_KEPT_MONTHS: wholeNumber(0, 120).default(12),
  VERSIONS_KEPT_DAYS: wholeNumber(0, 3650).default(90),
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
  GITHUB_CLIENT_ID: credential.optional(),
  GITHUB_CLIENT_SECRET: credential.optional(),
  GITHUB_URL: providerUrl.optional(),
});

type Environment = z.infer<typeof environmentSchema>;

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
  S3_URL:
    "must be the address of an S3 service without the bucket, and https unless it is this machine's or a private network's",
  S3_BUCKET: "must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens",
  S3_ACCESS_KEY: "must be the bucket's access key, without spaces",
  S3_SECRET_KEY: "must be the bucket's secret key, without spaces",
  S3_REGION: "must be a region of the S3 service, such as eu-central-1, or auto",
  LEADS_KEPT_MONTHS: "must be a number of months from 0 to 120, 0 to keep leads for ever",
  VERSIONS_KEPT_DAYS: "must be a number of days from 0 to 3650, 0 to keep all versions for ever",
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
  GITHUB_CLIENT_ID: "must be the client id that GitHub shows, without spaces",
  GITHUB_CLIENT_SECRET: "must be the client secret that GitHub shows, without spaces",
  GITHUB_URL:
    "must be the address of a GitHub Enterprise Server without a path, and https unless it is this machine's",
};

/** Reads and checks the environment. Throws SettingsError, which repeats no values: they may be secrets. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const written = readWrittenValues(environment, environmentSchema.keyof().options);
  const parsed = environmentSchema.safeParse(written);
  const mistakes = listMistakes(written, parsed.error);
  if (!parsed.success || mistakes.length > 0) throw new SettingsError(mistakes.join("\n"));

  const values = parsed.data;
  const siteUrl = values.SITE_URL ?? new URL(`http://localhost:${values.PORT}`);
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    dataDir: values.DATA_DIR,
    backend: chooseBackend(values),
    publishableKey: values.SUPABASE_PUBLISHABLE_KEY ?? defaultPublishableKey,
    jwtSigningKey: values.JWT_SIGNING_KEY ?? null,
    trustProxy: values.TRUST_PROXY,
    smtp: values.SMTP_URL ? chooseTls(values.SMTP_URL, values.SMTP_TLS) : null,
    contactEmail: values.CONTACT_EMAIL ?? site.email,
    mailFrom:
      values.MAIL_FROM ?? `noreply@${siteUrl.hostname.replace(/^www\.|[[\]]/g, "").replaceAll(":", "-")}`,
    firstAdmin: {
      email: values.ADMIN_EMAIL ?? null,
      password: values.ADMIN_PASSWORD ?? null,
    },
    providers: readProviders(values),
    tinymceApiKey: values.TINYMCE_API_KEY,
    s3: readBucket(values),
    leadsKeptMonths: values.LEADS_KEPT_MONTHS,
    versionsKeptDays: values.VERSIONS_KEPT_DAYS,
    storageLimits: {
      mbPerHour: values.STORED_MB_PER_HOUR,
      mbPerDay: values.STORED_MB_PER_DAY,
      versionsPerHour: values.VERSIONS_PER_HOUR,
      versionsPerDay: values.VERSIONS_PER_DAY,
    },
    webhooks: {
      allowsPrivate: values.WEBHOOK_ALLOW_PRIVATE === "1",
      indexNow: values.INDEXNOW_KEY ? { key: values.INDEXNOW_KEY, endpoint: indexNowEndpoint } : null,
    },
    statisticsKeptMonths: values.STATISTICS_KEPT_MONTHS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    drainSeconds: values.DRAIN_SECONDS,
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : null,
  };
}

function readProviders(values: Environment): ProviderSettings {
  const chosen = chooseProviders(values);
  if (!("missing" in chosen)) return chosen;
  throw new SettingsError(`${chosen.missing} is missing, but ${chosen.given} is set.`);
}

function readBucket(values: Environment): S3Settings | null {
  const chosen = chooseBucket(values);
  if (chosen && "missing" in chosen) {
    throw new SettingsError(`${chosen.missing} is missing, but ${chosen.given} is set.`);
  }
  if (chosen && values.SUPABASE_URL) {
    throw new SettingsError(
      "S3_URL and SUPABASE_URL are both set, but a project keeps files in its own storage.",
    );
  }
  return chosen;
}

/** A sentence per wrong setting. */
function listMistakes(written: { [name: string]: string }, error: z.ZodError | undefined): string[] {
  return environmentSchema.keyof().options.flatMap((name) => {
    const issue = error?.issues.find(({ path }) => path[0] === name);
    return slipIn(name, written[name] ?? "") ?? (issue ? `${name} ${wanted[name] || issue.message}.` : []);
  });
}

function chooseBackend(values: Environment): BackendSettings {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, DATABASE_URL } = values;
  if (SUPABASE_URL && DATABASE_URL) {
    throw new SettingsError("DATABASE_URL and SUPABASE_URL are both set, but only one of them can be used.");
  }
  if (SUPABASE_SECRET_KEY && !SUPABASE_URL) {
    throw new SettingsError("SUPABASE_URL is missing, but SUPABASE_SECRET_KEY is set.");
  }
  if (DATABASE_URL) return { kind: "postgres", url: DATABASE_URL, connections: values.DATABASE_CONNECTIONS };
  if (!SUPABASE_URL) return { kind: "embedded", runAs: values.EMBEDDED_POSTGRES_USER };
  if (!SUPABASE_PUBLISHABLE_KEY) {
    throw new SettingsError("SUPABASE_PUBLISHABLE_KEY is missing, but SUPABASE_URL is set.");
  }
  if (!SUPABASE_SECRET_KEY) {
    throw new SettingsError("SUPABASE_SECRET_KEY is missing, but SUPABASE_URL is set.");
  }
  return {
    kind: "hosted",
    url: SUPABASE_URL,
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
  };
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
