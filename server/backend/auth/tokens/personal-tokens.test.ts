// @module-tag S44

import { expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { createAccessToken } from "../../testing/assistant.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { createTokenIdentifier } from "./personal-tokens.ts";

describeOnDatabase("personal access tokens", (open) => {
  it("are looked up once when wrong; new ones work at once, and revoked ones no longer", async () => {
    const database = await open();
    let asked = 0;
    const counted: Database = {
      ...database,
      query(statement, parameters) {
        asked += 1;
        return database.query(statement, parameters);
      },
    };
    const identify = createTokenIdentifier(counted);
    const wrong = `vlotwerk_${"0".repeat(64)}`;
    for (let time = 0; time < 3; time += 1) expect(await identify(wrong)).toEqual({ problem: "invalid" });
    expect(await identify("vlotwerk_short")).toEqual({ problem: "invalid" });
    expect(asked).toBe(1);

    const { token } = await createAccessToken(database, ["read"]);
    expect(await identify(token)).toMatchObject({ caller: { scopes: ["read"] } });
    await database.query("delete from public.otm_access_tokens");
    expect(await identify(token)).toEqual({ problem: "invalid" });
  });
});
