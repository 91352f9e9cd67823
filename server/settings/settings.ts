import { site } from "../../app/site.ts";
import type { ProviderSettings } from "../backend/auth/providers/clients/provider.ts";
import type { RunAs } from "../backend/embedded-postgres/launcher.ts";
import type { SmtpServer } from "../backend/mail/smtp-sender.ts";
import type { DeliverySettings } from "../backend/webhooks/deliveries.ts";
import { indexNowEndpoint } from "../backend/webhooks/index-now.ts";
import type { MetricsAddress } from "../metrics/metrics-server.ts";
import { isRealAddress } from "../sample-content.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { chooseProviders } from "./provider-settings.ts";
import { type BucketPrefix, chooseBucket, type S3Settings } from "./s3-settings.ts";
import { chooseTls } from "./smtp-settings.ts";

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
  backup: BackupSettings;
  /** Whether the server makes a backup each night. */
  nightlyBackup: boolean;
  /** 0: for ever. */
  leadsKeptMonths: number;
  /** For article versions that were never public; 0: for ever. */
  versionsKeptDays: number;
  /** For what was deleted. */
  trashKeptDays: number;
  commentsKeptDays: number;
  storageLimits: StorageLimits;
  /** 0: for ever. */
  statisticsKeptMonths: number;
  webhooks: DeliverySettings;
  /** Whether DNS is asked for the mailboxes of leads. */
  checksMailboxes: boolean;
  /** Whether the contact form is tried each week. */
  triesForm: boolean;
  /** 0: no cache. */
  pageCacheBytes: number;
  /** How long a stopping server keeps answering while /readyz says 503. */
  drainSeconds: number;
  metrics: MetricsAddress | null;
};

export type BackupSettings = {
  /** Null: backups are files in the data directory. */
  s3: S3Settings | null;
  /** An identity of age; null: backups are not encrypted. */
  key: string | null;
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

/** Reads and checks the environment. Throws SettingsError, which repeats no values: they may be secrets. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = readEnvironment(environment);
  if ("mistakes" in read) throw new SettingsError(read.mistakes.join("\n"));

  const { values } = read;
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
    s3: readLibraryBucket(values),
    backup: { s3: readBucket(values, "BACKUP_S3"), key: values.BACKUP_KEY ?? null },
    nightlyBackup: values.NIGHTLY_BACKUP === "1",
    leadsKeptMonths: values.LEADS_KEPT_MONTHS,
    versionsKeptDays: values.VERSIONS_KEPT_DAYS,
    trashKeptDays: values.TRASH_KEPT_DAYS,
    commentsKeptDays: values.COMMENTS_KEPT_DAYS,
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
    checksMailboxes:
      values.CHECK_MAILBOXES === undefined ? isRealAddress(siteUrl) : values.CHECK_MAILBOXES === "1",
    triesForm: values.TRY_FORM === undefined ? isRealAddress(siteUrl) : values.TRY_FORM === "1",
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

function readLibraryBucket(values: Environment): S3Settings | null {
  const chosen = readBucket(values, "S3");
  if (chosen && values.SUPABASE_URL) {
    throw new SettingsError(
      "S3_URL and SUPABASE_URL are both set, but a project keeps files in its own storage.",
    );
  }
  return chosen;
}

function readBucket(values: Environment, prefix: BucketPrefix): S3Settings | null {
  const chosen = chooseBucket(values, prefix);
  if (!chosen || !("missing" in chosen)) return chosen;
  throw new SettingsError(`${chosen.missing} is missing, but ${chosen.given} is set.`);
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
