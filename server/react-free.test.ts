import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** Prints who imports React, of all that is imported. */
const hook = `
  import { registerHooks } from "node:module";
  registerHooks({
    resolve(name, { parentURL }, next) {
      if (/^react(-dom|-router)?($|\\/)/.test(name)) console.log(name, "by", parentURL);
      return next(name, { parentURL });
    },
  });
`;

it("the server leaves React to the build, which decides for production first", async () => {
  const words = ["--import", `data:text/javascript,${encodeURIComponent(hook)}`, "--input-type=module", "-e"];
  const program = `await import(${JSON.stringify("./server/start-server.ts")}); console.log("loaded"); process.exit()`;
  const { stdout } = await promisify(execFile)(process.execPath, [...words, program]);
  expect(stdout).toBe("loaded\n");
});
