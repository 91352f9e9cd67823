import type { Environment } from "./environment.ts";

/** In words; before it, where there is no value, what happens without one. */
type Meaning = string | readonly [otherwise: string, meaning: string];

/** What each setting means, by group: docs/settings.md is printed from it. */
export const meanings: Record<string, Partial<Record<keyof Environment | "PGSSL", Meaning>>> = {
  "The server": {
    PORT: "the port to listen on",
    HOST: "the address to listen on; `0.0.0.0` opens it to the network",
    SITE_URL: [
      "`http://localhost:PORT`",
      "the public address, without a path; links in mails, tokens and the cross-site check use it",
    ],
    TRUST_PROXY:
      "how many proxies in front of the server set `X-Forwarded-For`, 10 at most. Too low, all visitors share one set of limits; too high, clients can forge their address",
    DATA_DIR:
      "the embedded database, keys, uploads, written mails, and backups. One process at a time uses it",
    PAGE_CACHE_MB: "memory for cached pages, 4096 at most; `0` caches none",
    DRAIN_SECONDS:
      "how long a server that got SIGTERM goes on answering while `/readyz` says 503, 5 at most; Ctrl-C skips it",
    METRICS_PORT: "serves `/metrics` for Prometheus on this port; nowhere without it",
    METRICS_HOST: "its address; never open it to the internet",
  },
  "The database": {
    DATABASE_URL: "[a PostgreSQL database](operations.md#your-own-postgresql) instead of the embedded one",
    DATABASE_CONNECTIONS:
      "connections to PostgreSQL for requests, 100 at most, [and 10 more](operations.md#connections-and-timeouts)",
    PGSSL: ["`disable`", "[TLS](operations.md#tls-to-the-database) when `DATABASE_URL` has no `sslmode`"],
    EMBEDDED_POSTGRES_USER:
      "[how root runs](operations.md#the-embedded-database) the embedded database: `namespace`, `nobody` or `relocated`",
    SUPABASE_URL:
      "[a hosted Supabase project](operations.md#a-hosted-supabase-project) instead of both; needs the next two, excludes `DATABASE_URL`",
    SUPABASE_PUBLISHABLE_KEY: [
      "`sb_publishable_vlotwerk`",
      "the public key that every browser sends; a project's is `sb_publishable_…` or an older `anon` token",
    ],
    SUPABASE_SECRET_KEY: "the project's secret key (`sb_secret_…` or an older `service_role` token)",
  },
  "Pictures, files and backups": {
    S3_URL:
      "an S3 service whose [bucket](operations.md#pictures-and-files) replaces `DATA_DIR/files`; may have a path; https unless it is this machine's or a private network's. Needs the next three, excludes `SUPABASE_URL`",
    S3_BUCKET: "the bucket's name",
    S3_ACCESS_KEY: "of a key pair that may list the bucket, and read, write and delete its objects",
    S3_SECRET_KEY: "the other half of that pair",
    S3_REGION: ["`auto`", "the region that signatures name; many services take any"],
    BACKUP_S3_URL:
      "a bucket for [backups](operations.md#backup) instead of `DATA_DIR/backups`; all five by the rules of `S3_…`",
    BACKUP_S3_BUCKET: "its name",
    BACKUP_S3_ACCESS_KEY: "of its key pair",
    BACKUP_S3_SECRET_KEY: "the other half",
    BACKUP_S3_REGION: ["`auto`", "its region"],
    BACKUP_KEY:
      "encrypts backups: the key that `npm run backup -- --new-key` prints (`AGE-SECRET-KEY-1…`). Keep it elsewhere too",
    NIGHTLY_BACKUP:
      "[a backup every night](operations.md#backup); `0` for those who back up in their own way",
  },
  "Mail and leads": {
    SMTP_URL:
      "the mail server, as `smtp://user:password@mail.example.nl:587`, or `smtps://` for TLS from the start; without it mails are files in `DATA_DIR/mail`",
    SMTP_TLS: [
      "as the server is",
      "`verified`: TLS with a trusted certificate, or no mail; `opportunistic`: TLS where it is offered, with any certificate; `off`: none. Without it: any certificate on this machine; elsewhere `verified` with a login or `smtps://`, else `opportunistic`",
    ],
    MAIL_FROM: ["`noreply@` and the host of `SITE_URL`", "the sender of mails"],
    CONTACT_EMAIL: [
      "the address in `app/site.ts`",
      "where the firm receives contact messages and download requests",
    ],
    TRY_FORM: [
      "`1` when `SITE_URL` is on the internet",
      "`1` tries the contact form each week: the server sends a message through its own page at `SITE_URL`, which it must reach, and ends the mails before the mail server has taken them. When that fails twice, an hour apart, the overview says so and one mail goes to each administrator",
    ],
    CHECK_MAILBOXES: [
      "`1` when `SITE_URL` is on the internet",
      "`1` asks DNS once for the domain of each new lead's e-mail address, after the request; without a mail server there the lead is suspected. No answer changes nothing",
    ],
  },
  "What is kept, and how much": {
    LEADS_KEPT_MONTHS:
      "how many months leads are kept, 120 at most; `0` keeps them for ever. The privacy page states it",
    VERSIONS_KEPT_DAYS:
      "how many days versions that were never public are kept, but the newest; 3650 at most; `0` keeps them for ever",
    TRASH_KEPT_DAYS: "how many days what people deleted can be restored; 1 to 365",
    COMMENTS_KEPT_DAYS: "how many days comments on a preview are kept after its link ended; 1 to 365",
    STATISTICS_KEPT_MONTHS:
      "how many months [statistics](operations.md#statistics) are kept, 120 at most; `0` for ever",
    STORED_MB_PER_HOUR:
      "how many megabytes a person stores within an hour at most, access tokens included: uploads as they are kept, and versions; 100 to 1000000. What is deleted again counts",
    STORED_MB_PER_DAY: "the same within a day",
    VERSIONS_PER_HOUR: "how many versions a person stores within an hour; 10 to 1000000",
    VERSIONS_PER_DAY: "the same within a day",
  },
  Webhooks: {
    WEBHOOK_ALLOW_PRIVATE:
      "`1` lets [webhooks](operations.md#webhooks) call this machine and private networks, without TLS too: administrators can then reach what the server can",
    INDEXNOW_KEY:
      "tells search engines by [IndexNow](events.md#search-engines) which articles changed; 8 to 128 letters, digits and hyphens, served at `/KEY.txt`",
  },
  "Accounts and the editor": {
    ADMIN_EMAIL: ["generated at the first start", "the first administrator, created when there is none"],
    ADMIN_PASSWORD: ["generated at the first start", "this administrator's password"],
    JWT_SIGNING_KEY: [
      "generated once, in `DATA_DIR`",
      "the ES256 private key (JWK or PEM) that signs access tokens; [more](operations.md#keys) depends on it",
    ],
    GOOGLE_CLIENT_ID: "sign-in with Google; its redirect address is `SITE_URL/auth/v1/callback`",
    GOOGLE_CLIENT_SECRET: "the client's secret",
    GOOGLE_URL: [
      "Google's own",
      "another issuer in its place, without a path; https unless it is this machine",
    ],
    OIDC_ISSUER:
      "sign-in at [any issuer of OpenID Connect](operations.md#an-issuer-of-openid-connect), with the same redirect address; needs the next two",
    OIDC_CLIENT_ID: "the client's id there",
    OIDC_CLIENT_SECRET: "its secret",
    OIDC_NAME: ["the issuer's host", "the name on its button, such as `Microsoft`; 40 characters at most"],
    OIDC_TRUST_EMAIL: [
      "`false`",
      "`true` takes addresses as verified that the issuer says nothing about ([danger](operations.md#an-issuer-of-openid-connect))",
    ],
    TINYMCE_API_KEY:
      "TinyMCE's licence key. Any other needs a part that its npm package lacks: editors could not write",
  },
};
