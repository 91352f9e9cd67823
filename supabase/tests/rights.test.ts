// @module-tag S1
// @module-tag S51
// @module-tag Agents

import { expect, it } from "vitest";
import { signAccessToken } from "../../server/backend/auth/tokens/access-tokens.ts";
import { loadSigningKeys } from "../../server/backend/auth/tokens/keys.ts";
import type { Queryable } from "../../server/backend/database/database.ts";
import { type Api, issuer, publishableKey } from "../../server/backend/testing/api.ts";
import { describeOnApi } from "../../server/backend/testing/describe-on-api.ts";
import type { ApiFetch } from "../../server/shared/api-call.ts";
import { callOf, isTableName, tableNames } from "./calls.ts";
import { answerLead, arrangeContent, commentOnPreview } from "./content.ts";
import { arrangedOnce } from "./rows.ts";
import type { TableName, Verb } from "./statements.ts";
import {
  admin,
  asGrant,
  createMembers,
  createToken,
  createUsers,
  editor,
  token,
  user,
  writer,
} from "./users.ts";

const verbs: Verb[] = ["select", "insert", "update", "delete", "upsert"];

type Audience = {
  name: string;
  /** The token; null for a visitor. */
  token?(api: Api): Promise<string>;
  /** A database change after the token was issued. */
  since?: string;
  isAssistant?: boolean;
};

const adminToken = (api: Api) => sign(api, admin);
const factor = `
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), '${admin.id}', 'totp', 'verified', now(), now());`;

const passkey = `
  insert into auth.webauthn_credentials (user_id, credential_id, public_key, rp_id)
  values ('${admin.id}', 'x', 'x', 'localhost');
  update public.user_roles set requires_second_step = true where user_id = '${admin.id}';`;

const weekly = "d0000000-0000-4000-8000-00000000000d";

const audiences: Audience[] = [
  { name: "visitor" },
  { name: "user", token: (api) => sign(api, user) },
  { name: "writer", token: (api) => sign(api, writer) },
  { name: "editor", token: (api) => sign(api, editor) },
  { name: "admin", token: adminToken },
  { name: "not shown", token: adminToken, since: factor },
  {
    name: "shown",
    token: adminToken,
    since: `${factor} update auth.sessions set aal = 'aal2' where id = '${admin.session}';`,
  },
  { name: "no passkey", token: adminToken, since: passkey },
  {
    name: "passkey",
    token: adminToken,
    since: `${passkey} update auth.sessions set aal = 'aal2' where id = '${admin.session}';`,
  },
  {
    name: "signed out",
    token: adminToken,
    since: `delete from auth.sessions where id = '${admin.session}';`,
  },
  {
    name: "token",
    token: async () => token,
    isAssistant: true,
  },
  {
    name: "grant",
    token: async () => token,
    isAssistant: true,
    since: asGrant,
  },
  {
    name: "mail",
    token: ({ keys }) => signAccessToken(keys, issuer, { sub: editor.id, weekly_mail_id: weekly }),
    since: `insert into private.weekly_mails (id, user_id, day) values ('${weekly}', '${editor.id}', now());`,
  },
  { name: "expired", token: (api) => sign(api, admin, -1) },
  {
    name: "forged",
    token: async (api) => {
      const others = await loadSigningKeys({ signingKey: null, directory: null });
      return sign({ ...api, keys: { ...others, keyId: api.keys.keyId } }, admin);
    },
  },
];

const heading = `Who may do what to which table over the API: the status of the answer, and how many rows it reached.
"not shown" is an administrator with a second step that was not taken in this session, "shown" one who took it,
"passkey" is an administrator of whom a second step is required and who signed in by passkey, "no passkey" one who did
not; "token" is an administrator's own access token of every scope, "grant" the same of an assistant that signed in;
"mail" is the link of an editor's weekly mail, whose token the server keeps to itself;
"signed out", "expired" and "forged" are tokens of an administrator's session.
`;

describeOnApi("rights per table", (api) => {
  it("covers every table", async () => {
    const tables = await api.database.query<{ name: string }>(
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    expect(tables.map(({ name }) => name).sort()).toEqual([...tableNames].sort());
  });

  const people = [
    createUsers,
    createMembers,
    arrangeContent,
    commentOnPreview,
    (database: Queryable) => answerLead(database, admin.id),
    // The backend sends them meanwhile, and their leads could not be deleted in the transaction of the calls.
    (database: Queryable) => database.execute("delete from private.mail_outbox"),
  ];
  const arrange = { people: arrangedOnce(people), assistants: arrangedOnce([...people, createToken]) };

  async function cellsOf(audience: Audience): Promise<Map<string, string>> {
    const cells = new Map<string, string>();
    const token = (await audience.token?.(api)) ?? publishableKey;
    await arrange[audience.isAssistant ? "assistants" : "people"](api.database);
    await api.database.execute(audience.since ?? "");
    // Each call finds the same rows: to undo it takes less time than to arrange them again.
    await api.backend.trial(async ({ fetch, undone }) => {
      for (const table of tableNames.filter(isTableName)) {
        for (const verb of verbs) {
          cells.set(`${table} ${verb}`, await undone(() => attempt(fetch, verb, table, token)));
        }
      }
    });
    return cells;
  }

  /** @returns the status of the answer, and how many rows it reached */
  async function attempt(fetch: ApiFetch, verb: Verb, table: TableName, token: string): Promise<string> {
    const { path, init } = callOf(verb, table);
    const headers = new Headers(init.headers);
    headers.set("apikey", publishableKey);
    headers.set("Authorization", `Bearer ${token}`);
    const response = await fetch(new Request(api.url + path, { ...init, headers }));
    await response.arrayBuffer();
    const rows = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
    return response.status < 300 && rows !== undefined ? `${response.status}: ${rows}` : `${response.status}`;
  }

  it("match rights.txt in all cells", async () => {
    const columns: Map<string, string>[] = [];
    for (const audience of audiences) columns.push(await cellsOf(audience));
    const names = audiences.map(({ name }) => name);
    const lines = tableNames.flatMap((table) => [
      "",
      ...verbs.map((verb) =>
        tableLine(
          table,
          verb,
          columns.map((cells) => cells.get(`${table} ${verb}`) ?? ""),
        ),
      ),
    ]);
    const [shown, byPasskey, ofToken, ofGrant, ofMail] = ["shown", "passkey", "token", "grant", "mail"].map(
      (name) => columns[names.indexOf(name)],
    );
    expect(byPasskey).toEqual(shown);
    expect(ofGrant).toEqual(ofToken);
    expect(writtenIn(ofToken)).toEqual(["otm_leads update"]);
    // Drafts, and what is said to be right.
    expect(writtenIn(ofMail)).toEqual([
      "otm_blog_articles insert",
      "otm_blog_articles upsert",
      "otm_settled_findings insert",
      "otm_settled_findings delete",
      "otm_download_pages insert",
      "otm_download_pages upsert",
    ]);
    await expect([heading, tableLine("", "", names), ...lines, ""].join("\n")).toMatchFileSnapshot(
      "rights.txt",
    );
  });
});

/** The tables and verbs with which something is written. */
function writtenIn(cells: ReadonlyMap<string, string> = new Map()): string[] {
  const written = [...cells].filter(
    ([name, cell]) => !name.endsWith(" select") && /^2/.test(cell) && !cell.endsWith(": 0"),
  );
  return written.map(([name]) => name);
}

function tableLine(table: string, verb: string, cells: readonly string[]): string {
  return [table.padEnd(31), verb.padEnd(7), ...cells.map((cell) => cell.padEnd(11))].join(" ").trimEnd();
}

function sign({ keys }: Pick<Api, "keys">, user: { id: string; session: string }, lifetime?: number) {
  return signAccessToken(keys, issuer, { sub: user.id, session_id: user.session }, lifetime);
}
