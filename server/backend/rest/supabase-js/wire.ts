import { beforeAll } from "vitest";
import { arrangeContent } from "../../../../supabase/tests/content.ts";
import type { Database } from "../../database/database.ts";
import { type Api, openApi } from "../../testing/api.ts";

type Headers = Record<string, string>;

/** The API on the test content with twenty more tags, and requests as an administrator without the client. */
export function openWire(open: () => Promise<Database>) {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    await database.execute(`
      insert into public.otm_blog_tags (name, slug)
      select 'Tag ' || number, 'tag-' || number from generate_series(10, 29) as number
    `);
    api = await openApi(database);
    admin = await api.signIn({ isAdmin: true });
  });

  function get(path: string, headers: Headers = {}): Promise<Response> {
    return api.call(`/rest/v1/${path}`, { headers }, admin);
  }

  return {
    api: () => api,
    admin: () => admin,
    get,
    /** The status and body of a rejected read. */
    async error(path: string, headers: Headers = {}) {
      const response = await get(path, headers);
      return { status: response.status, ...JSON.parse(await response.text()) };
    },
  };
}
