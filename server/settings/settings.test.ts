// @module-tag S8
// @module-tag S13

import { describe, expect, it } from "vitest";
import { describeRetired } from "./retired-settings.ts";
import { readSettings, SettingsError } from "./settings.ts";

const bucket = {
  S3_URL: "https://s3.eu-central-1.example.com/storage",
  S3_BUCKET: "library",
  S3_ACCESS_KEY: "access",
  S3_SECRET_KEY: "s3cr3t/+",
};

const project = {
  SUPABASE_URL: "https://abc.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
  SUPABASE_SECRET_KEY: "sb_secret_abc",
};

const openId = {
  OIDC_ISSUER: "https://login.microsoftonline.com/3f1a0c2e-5b7d-4e8f-9a6b-1c2d3e4f5a6b/v2.0",
  OIDC_CLIENT_ID: "d9e1",
  OIDC_CLIENT_SECRET: "s~cret",
};

describe("the settings", () => {
  it("have defaults for one machine", () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      siteUrl: new URL("http://localhost:3000"),
      dataDir: "./data",
      backend: { kind: "embedded", runAs: "auto" },
      publishableKey: "sb_publishable_vlotwerk",
      jwtSigningKey: null,
      trustProxy: 0,
      smtp: null,
      contactEmail: "hallo@vlotwerk.example",
      mailFrom: "noreply@localhost",
      firstAdmin: { email: null, password: null },
      providers: { google: null, "custom:oidc": null },
      tinymceApiKey: "gpl",
      s3: null,
      backup: { s3: null, key: null },
      nightlyBackup: true,
      pageCacheBytes: 64 * 1024 * 1024,
      drainSeconds: 2,
      metrics: null,
      leadsKeptMonths: 12,
      versionsKeptDays: 90,
      trashKeptDays: 30,
      commentsKeptDays: 30,
      triesForm: false,
      storageLimits: { mbPerHour: 2_000, mbPerDay: 5_000, versionsPerHour: 2_000, versionsPerDay: 10_000 },
      statisticsKeptMonths: 25,
      webhooks: { allowsPrivate: false, indexNow: null },
      checksMailboxes: false,
    });
  });

  it("ask for mailboxes under a real address, or as they say", () => {
    const checks = (settings: NodeJS.ProcessEnv) => readSettings(settings).checksMailboxes;
    expect(checks({ SITE_URL: "https://www.vlotwerk.nl" })).toBe(true);
    expect(checks({ SITE_URL: "https://www.vlotwerk.nl", CHECK_MAILBOXES: "0" })).toBe(false);
    expect(checks({ CHECK_MAILBOXES: "1" })).toBe(true);
  });

  it("try the contact form under a real address, or as they say", () => {
    const tries = (settings: NodeJS.ProcessEnv) => readSettings(settings).triesForm;
    expect(tries({ SITE_URL: "https://www.vlotwerk.nl" })).toBe(true);
    expect(tries({ SITE_URL: "https://www.vlotwerk.nl", TRY_FORM: "0" })).toBe(false);
    expect(tries({})).toBe(false);
  });

  it("let webhooks call private networks, and tell search engines", () => {
    const { webhooks } = readSettings({ WEBHOOK_ALLOW_PRIVATE: "1", INDEXNOW_KEY: "b4f1c0de-b4f1" });
    expect(webhooks).toEqual({
      allowsPrivate: true,
      indexNow: { key: "b4f1c0de-b4f1", endpoint: new URL("https://api.indexnow.org/indexnow") },
    });
  });

  it("treat an empty value as unset", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: " " })).toEqual(readSettings({}));
  });

  it("derive the sender from the site's domain", () => {
    expect(readSettings({ SITE_URL: "https://www.vlotwerk.example" }).mailFrom).toBe(
      "noreply@vlotwerk.example",
    );
    expect(readSettings({ SITE_URL: "http://[::1]:3000" }).mailFrom).toBe("noreply@--1");
  });

  it("derive the site's address from the port", () => {
    expect(readSettings({ PORT: "8080" }).siteUrl.origin).toBe("http://localhost:8080");
  });

  it("choose the user of the embedded database under root", () => {
    expect(readSettings({ EMBEDDED_POSTGRES_USER: "nobody" }).backend).toEqual({
      kind: "embedded",
      runAs: "nobody",
    });
  });

  it("choose PostgreSQL by DATABASE_URL", () => {
    const url = "postgresql://user:secret@db.example.nl:5432/site?sslmode=require";
    expect(readSettings({ DATABASE_URL: url }).backend).toEqual({ kind: "postgres", url, connections: 8 });
  });

  it("choose a Supabase project by its three settings", () => {
    const settings = readSettings(project);
    expect(settings.backend).toEqual({
      kind: "hosted",
      url: new URL("https://abc.supabase.co"),
      publishableKey: "sb_publishable_abc",
      secretKey: "sb_secret_abc",
    });
    expect(settings.publishableKey).toBe("sb_publishable_abc");
  });

  it.each([
    ["smtp://mail.example.nl", { port: 587, isSecure: false, login: null }],
    ["smtps://mail.example.nl/", { port: 465, isSecure: true, login: null }],
    [
      "smtp://site%40x:ge%3Aheim@mail.example.nl:25",
      { port: 25, login: { user: "site@x", password: "ge:heim" } },
    ],
  ])("read the mail server from %s", (SMTP_URL, expected) => {
    expect(readSettings({ SMTP_URL }).smtp).toMatchObject({ host: "mail.example.nl", ...expected });
  });

  it.each([
    ["postgres://site@/name?host=/run/postgresql", "postgres://site@localhost/name?host=/run/postgresql"],
    ["postgresql:///name?host=/run/postgresql", "postgresql://localhost/name?host=/run/postgresql"],
    [
      "postgres://site:p%23%25@host/name?sslmode=verify-ca",
      "postgres://site:p%23%25@host/name?sslmode=verify-ca",
    ],
  ])("take %s as libpq does", (DATABASE_URL, url) => {
    expect(readSettings({ DATABASE_URL }).backend).toMatchObject({ url });
  });

  it.each([
    ["postgres://site:pa#ss@host/name", "has a # in its password: write %23"],
    ["postgres://site:pa%ss@host/name", "has a % in its password: write %25"],
    [
      "postgres://a.example,b.example/name",
      "names several hosts: give the one that takes writes, or a name that leads to it",
    ],
    [
      "postgres://host/name?sslmode=verify_full",
      "has an unknown sslmode, which is one of disable, allow, prefer, require, verify-ca, verify-full, no-verify",
    ],
    [
      "host/name",
      "must be a PostgreSQL address with a database name, such as postgres://user:password@host/name",
    ],
  ])("explain why %s can't be used", (DATABASE_URL, reason) => {
    expect(() => readSettings({ DATABASE_URL })).toThrow(`DATABASE_URL ${reason}.`);
  });

  it.each([
    ["smtp://localhost", undefined, "opportunistic"],
    ["smtps://127.0.0.1", undefined, "opportunistic"],
    ["smtp://user:secret@[::1]", undefined, "opportunistic"],
    ["smtp://postfix", undefined, "opportunistic"],
    ["smtp://user:secret@postfix", undefined, "verified"],
    ["smtps://mail.example.nl", undefined, "verified"],
    ["smtp://user:secret@postfix", "opportunistic", "opportunistic"],
    ["smtp://localhost", "verified", "verified"],
    ["smtp://postfix", "off", "off"],
  ])("ask %s with SMTP_TLS=%s for TLS that is %s", (SMTP_URL, SMTP_TLS, tls) => {
    expect(readSettings({ SMTP_URL, SMTP_TLS }).smtp?.tls).toBe(tls);
  });

  it("keep backups in another bucket, also with a project", () => {
    const own = Object.fromEntries(Object.entries(bucket).map(([name, value]) => [`BACKUP_${name}`, value]));
    const read = readSettings({ ...own, ...project });
    expect([read.s3, read.backup.s3?.bucket]).toEqual([null, "library"]);
  });

  it("choose an S3-compatible bucket by its four settings", () => {
    const url = new URL(bucket.S3_URL);
    const expected = { url, bucket: "library", accessKey: "access", secretKey: "s3cr3t/+", region: "auto" };
    expect(readSettings(bucket).s3).toEqual(expected);
    expect(readSettings({ ...bucket, S3_REGION: "nl-ams" }).s3).toEqual({ ...expected, region: "nl-ams" });
  });

  it.each([
    "http://localhost:9000",
    "http://127.0.0.1:9000",
    "http://[::1]:9000",
    "http://minio:9000",
    "http://10.0.0.8",
    "http://172.31.255.1",
    "http://192.168.1.2",
    "http://minio.internal",
  ])("reach the bucket without TLS at %s", (S3_URL) => {
    expect(readSettings({ ...bucket, S3_URL }).s3?.url.href).toBe(`${S3_URL}/`);
  });

  it("enable providers with a configured client", () => {
    const { providers } = readSettings({
      GOOGLE_CLIENT_ID: "id.apps.googleusercontent.com",
      GOOGLE_CLIENT_SECRET: "GOCSPX-secret",
      ...openId,
      OIDC_NAME: "Microsoft",
      OIDC_TRUST_EMAIL: "true",
    });
    expect(providers).toEqual({
      google: {
        clientId: "id.apps.googleusercontent.com",
        clientSecret: "GOCSPX-secret",
        issuer: new URL("https://accounts.google.com"),
        label: "Google",
        trustsEmail: false,
      },
      "custom:oidc": {
        clientId: "d9e1",
        clientSecret: "s~cret",
        issuer: new URL(openId.OIDC_ISSUER),
        label: "Microsoft",
        trustsEmail: true,
      },
    });
  });

  it.each([
    [openId.OIDC_ISSUER, "login.microsoftonline.com"],
    ["https://auth.example.nl/realms/firm/", "auth.example.nl"],
    ["http://localhost:4000", "localhost:4000"],
    ["http://[::1]:4000", "[::1]:4000"],
  ])("name the button of the issuer %s after its host, and trust no address", (OIDC_ISSUER, label) => {
    const { providers } = readSettings({ ...openId, OIDC_ISSUER });
    expect(providers["custom:oidc"]).toMatchObject({
      issuer: new URL(OIDC_ISSUER),
      label,
      trustsEmail: false,
    });
  });
});

describe("a wrong setting", () => {
  const serviceToken = `e30.${Buffer.from('{"role":"service_role"}').toString("base64url")}.c2ln`;

  it.each([
    ["PORT", "0"],
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "30.5"],
    ["VERSIONS_KEPT_DAYS", "-1"],
    ["VERSIONS_KEPT_DAYS", "3651"],
    ["TRASH_KEPT_DAYS", "0"],
    ["TRASH_KEPT_DAYS", "366"],
    ["STORED_MB_PER_HOUR", "99"],
    ["STORED_MB_PER_DAY", "1000001"],
    ["VERSIONS_PER_HOUR", "9"],
    ["VERSIONS_PER_DAY", "many"],
    ["WEBHOOK_ALLOW_PRIVATE", "yes"],
    ["INDEXNOW_KEY", "short"],
    ["INDEXNOW_KEY", "b4f1c0de/../b4f1c0de"],
    ["STATISTICS_KEPT_MONTHS", "121"],
    ["LEADS_KEPT_MONTHS", "-1"],
    ["LEADS_KEPT_MONTHS", "121"],
    ["LEADS_KEPT_MONTHS", "a year"],
    ["HOST", "http://localhost"],
    ["SITE_URL", "www.example.nl"],
    ["SITE_URL", "https://example.nl/site"],
    ["SITE_URL", "https://user:secret@example.nl"],
    ["SITE_URL", "ftp://example.nl"],
    ["DATABASE_URL", "mysql://localhost/site"],
    ["DATABASE_URL", "postgres://localhost"],
    ["SUPABASE_URL", "abc.supabase.co"],
    ["SUPABASE_PUBLISHABLE_KEY", "sb_secret_abc"],
    ["SUPABASE_PUBLISHABLE_KEY", serviceToken],
    ["SUPABASE_SECRET_KEY", "sb_publishable_abc"],
    ["JWT_SIGNING_KEY", "short"],
    ["DATABASE_CONNECTIONS", "0"],
    ["EMBEDDED_POSTGRES_USER", "postgres"],
    ["DRAIN_SECONDS", "6"],
    ["METRICS_PORT", "0"],
    ["METRICS_HOST", "http://localhost"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "-1"],
    ["MAIL_FROM", "Vlotwerk <noreply@example.nl>"],
    ["ADMIN_EMAIL", "admin"],
    ["ADMIN_PASSWORD", "kort"],
    ["ADMIN_PASSWORD", "Welkom01"],
    ["TINYMCE_API_KEY", "a b"],
    ["SMTP_URL", "mail.example.nl"],
    ["SMTP_URL", "https://mail.example.nl"],
    ["SMTP_URL", "smtp://mail.example.nl/path"],
    ["SMTP_URL", "smtp://mail.example.nl?tls=no"],
    ["SMTP_URL", "smtp://user:%zz@mail.example.nl"],
    ["CONTACT_EMAIL", "Firm <a@b.nl>"],
    ["GOOGLE_CLIENT_ID", "a b"],
    ["OIDC_CLIENT_SECRET", "gehéim"],
    ["OIDC_CLIENT_ID", "a b"],
    ["OIDC_NAME", "x".repeat(41)],
    ["OIDC_TRUST_EMAIL", "maybe"],
    ["OIDC_ISSUER", "auth.example.nl"],
    ["OIDC_ISSUER", "http://auth.example.nl"],
    ["OIDC_ISSUER", "ftp://auth.example.nl"],
    ["OIDC_ISSUER", "https://auth.example.nl/?tenant=1"],
    ["OIDC_ISSUER", "https://auth.example.nl/?"],
    ["OIDC_ISSUER", "https://auth.example.nl/#firm"],
    ["OIDC_ISSUER", "https://user:secret@auth.example.nl"],
    ["OIDC_ISSUER", "https://auth.example.nl/.well-known/openid-configuration"],
    ["GOOGLE_URL", "http://accounts.example.com"],
    ["GOOGLE_URL", "https://accounts.example.com/path"],
    ["S3_URL", "s3.example.com"],
    ["S3_URL", "http://s3.example.com"],
    ["S3_URL", "http://172.32.0.1"],
    ["S3_URL", "https://user:secret@s3.example.com"],
    ["S3_URL", "https://s3.example.com/?bucket=library"],
    ["S3_BUCKET", "Library"],
    ["S3_BUCKET", "li/brary"],
    ["S3_ACCESS_KEY", "a b"],
    ["S3_SECRET_KEY", "gehéim"],
    ["S3_REGION", "eu central"],
    ["BACKUP_S3_URL", "http://s3.example.com"],
    ["BACKUP_S3_BUCKET", "Backups"],
    ["CHECK_MAILBOXES", "yes"],
    ["TRY_FORM", "yes"],
    ["NIGHTLY_BACKUP", "yes"],
    ["BACKUP_KEY", "age1lggyhqrw2nlhcxprm67z43rta597azn8gknawjehu9d9dl0jq3yqqvfafg"],
  ])("%s=%s is reported in one sentence", (name, value) => {
    const { message } = errorOf({ ...project, [name]: value });
    expect(message).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  it.each([
    "common",
    "organizations",
    "consumers",
    "contoso.onmicrosoft.com",
    "9188040d-6c67-4c5b-b112-36a304b66dad",
  ])("includes Microsoft's issuer for %s, with the cure", (tenant) => {
    const OIDC_ISSUER = `https://login.microsoftonline.com/${tenant}/v2.0`;
    expect(errorOf({ ...openId, OIDC_ISSUER }).message).toBe(
      "OIDC_ISSUER must name your own tenant at Microsoft by its id, not common, organizations or consumers: https://login.microsoftonline.com/TENANT-ID/v2.0.",
    );
  });

  it("is not printed, since it may be a secret", () => {
    const { message } = errorOf({
      DATABASE_URL: "postgres://user:p4ss@host",
      SUPABASE_PUBLISHABLE_KEY: "sb_secret_p4ss",
      JWT_SIGNING_KEY: "p4ss",
      GOOGLE_CLIENT_SECRET: "p4ss more",
      S3_SECRET_KEY: "p4ss more",
      SITE_URL: "https://user:p4ss@host",
    });
    expect(message.split("\n")).toHaveLength(6);
    expect(message).not.toContain("p4ss");
  });

  it("does not hide the next one", () => {
    const { message } = errorOf({ PORT: "x", SITE_URL: "x", TRUST_PROXY: "x" });
    expect(message.split("\n").map((line) => line.split(" ")[0])).toEqual([
      "PORT",
      "SITE_URL",
      "TRUST_PROXY",
    ]);
  });

  it("includes a database together with a project", () => {
    expect(errorOf({ ...project, DATABASE_URL: "postgres://localhost/site" }).message).toMatch(/both set/);
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET is missing, but GOOGLE_CLIENT_ID is set."],
    [{ GOOGLE_CLIENT_SECRET: "s" }, "GOOGLE_CLIENT_ID is missing, but GOOGLE_CLIENT_SECRET is set."],
    [{ GOOGLE_URL: "https://a.nl" }, "GOOGLE_CLIENT_ID is missing, but GOOGLE_URL is set."],
    [{ OIDC_ISSUER: "https://a.nl" }, "OIDC_CLIENT_ID is missing, but OIDC_ISSUER is set."],
    [{ OIDC_CLIENT_ID: "id" }, "OIDC_ISSUER is missing, but OIDC_CLIENT_ID is set."],
    [{ ...openId, OIDC_CLIENT_SECRET: "" }, "OIDC_CLIENT_SECRET is missing, but OIDC_ISSUER is set."],
    [{ OIDC_NAME: "Microsoft" }, "OIDC_ISSUER is missing, but OIDC_NAME is set."],
    [{ OIDC_TRUST_EMAIL: "false" }, "OIDC_ISSUER is missing, but OIDC_TRUST_EMAIL is set."],
  ])("includes an incomplete provider: %o", (environment, message) => {
    expect(errorOf(environment).message).toBe(message);
  });

  it.each([
    [{ S3_URL: undefined }, "S3_URL is missing, but S3_BUCKET is set."],
    [{ S3_BUCKET: "" }, "S3_BUCKET is missing, but S3_URL is set."],
    [{ S3_ACCESS_KEY: undefined }, "S3_ACCESS_KEY is missing, but S3_URL is set."],
    [{ S3_SECRET_KEY: undefined }, "S3_SECRET_KEY is missing, but S3_URL is set."],
    [{ ...project }, "S3_URL and SUPABASE_URL are both set, but a project keeps files in its own storage."],
  ])("includes an incomplete or unusable bucket: %o", (change, message) => {
    expect(errorOf({ ...bucket, ...change }).message).toBe(message);
  });

  it("includes an incomplete bucket of backups", () => {
    expect(errorOf({ BACKUP_S3_URL: "https://s3.example.com" }).message).toBe(
      "BACKUP_S3_BUCKET is missing, but BACKUP_S3_URL is set.",
    );
  });

  it("includes a region without a bucket", () => {
    expect(errorOf({ S3_REGION: "nl-ams" }).message).toBe("S3_URL is missing, but S3_REGION is set.");
  });

  it.each(["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"])(
    "includes a project without %s",
    (name) => {
      expect(errorOf({ ...project, [name]: undefined }).message).toMatch(new RegExp(`^${name} is missing`));
    },
  );
});

function errorOf(environment: NodeJS.ProcessEnv): SettingsError {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error;
  }
  throw new Error("These settings were accepted");
}

describe("a setting of former versions", () => {
  it("stops no start, and is named in one sentence with the cure", () => {
    const former = { GITHUB_CLIENT_ID: "p4ss", GITHUB_CLIENT_SECRET: "p4ss", GITHUB_URL: " " };
    expect(readSettings(former)).toEqual(readSettings({}));
    expect(describeRetired(former)).toBe(
      "GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET are no longer used: leave them out, and let people sign in with a password, a passkey or OIDC_ISSUER (see CHANGELOG.md).",
    );
    expect(describeRetired({ GITHUB_URL: "https://git.example.nl" })).toMatch(
      /^GITHUB_URL is no longer used/,
    );
    expect(describeRetired({ GITHUB_TOKEN: "p4ss" })).toBeNull();
  });
});
