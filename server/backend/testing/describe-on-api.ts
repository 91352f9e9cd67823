import { beforeAll } from "vitest";
import { type Api, openApi } from "./api.ts";
import { describeOnDatabase, type OpenDatabase } from "./databases.ts";

/** Describes tests that share the backend of a migrated database; `api` is there from the first hook or test on. */
export function describeOnApi(name: string, body: (api: Api, open: OpenDatabase) => void): void {
  describeOnDatabase(name, (open) => {
    let opened: Api | null = null;

    beforeAll(async () => {
      opened = await openApi(await open());
    });

    body(
      opensLater(() => {
        if (opened === null) throw new Error("The backend is opened before the first test");
        return opened;
      }),
      open,
    );
  });
}

function opensLater(get: () => Api): Api {
  return {
    get url() {
      return get().url;
    },
    get database() {
      return get().database;
    },
    get keys() {
      return get().keys;
    },
    get logged() {
      return get().logged;
    },
    get backend() {
      return get().backend;
    },
    get store() {
      return get().store;
    },
    get mails() {
      return get().mails;
    },
    client: (token) => get().client(token),
    signIn: (options) => get().signIn(options),
    call: (path, init, token) => get().call(path, init, token),
  };
}
