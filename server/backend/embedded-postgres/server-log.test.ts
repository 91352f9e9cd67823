import { describe, expect, it } from "vitest";
import { readLogLine } from "./server-log.ts";
import { filledDirectory, query, start } from "./testing/databases.ts";

describe("a line of PostgreSQL's log", () => {
  it("is read by its prefix", () => {
    expect(readLogLine('checkpointer|58P01|ERROR:  could not open file "x": No such file')).toEqual({
      process: "checkpointer",
      code: "58P01",
      severity: "ERROR",
      text: 'could not open file "x": No such file',
    });
  });

  it("is omitted where it may contain statements or values", () => {
    for (const kind of ["DETAIL", "CONTEXT", "STATEMENT", "QUERY", "HINT"]) {
      expect(readLogLine(`client backend|23505|${kind}:  Key (email)=(jan@voorbeeld.nl)`)).toBeNull();
    }
    expect(readLogLine("\tselect 'the rest of a statement'")).toBeNull();
  });

  it("may come from the system before PostgreSQL runs", () => {
    const line = "postgres: error while loading shared libraries: libicuuc.so.60";
    expect(readLogLine(line)).toMatchObject({ process: "", text: line });
  });
});

describe("the server's log", () => {
  it("contains PostgreSQL's messages as JSON lines", async () => {
    const { lines, stop } = await start(await filledDirectory());
    await stop();
    const texts = lines.map((line) => JSON.parse(line).text);
    expect(texts).toContain("database system is ready to accept connections");
    expect(texts).toContain("received fast shutdown request");
  });

  it("contains no statement and no value", async () => {
    const { url, lines, stop } = await start(await filledDirectory());
    const secret = "jan@voorbeeld.nl";
    await query(url, `create table people (email text primary key); insert into people values ('${secret}')`);
    for (const failing of [
      `insert into people values ('${secret}')`,
      `select '${secret}'::int`,
      `select from ${JSON.stringify(secret)}`,
      `do $$ begin raise exception '${secret}'; end $$`,
      `do $$ begin raise log '${secret}'; raise warning e'${secret}\\n${secret}'; perform 1/0; end $$`,
    ]) {
      await expect(query(url, failing)).rejects.toThrow();
    }
    await expect(
      query(url, `select pg_terminate_backend(pg_backend_pid()), '${secret}'`),
    ).rejects.toMatchObject({ code: "57P01" });
    await stop();
    expect(lines.join("")).toContain('"message":"PostgreSQL ended a session","code":"57P01"');
    expect(lines.join("")).not.toContain("jan");
  });
});
