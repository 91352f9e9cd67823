// @module-tag S2

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "../../testing/postgres.ts";
import { type Database, openDatabase } from "../database.ts";
import { MigrationError, migrate } from "../migrate.ts";

describe("the platform of a Supabase project", () => {
  let server: PostgresServer;
  let superuser: Database;

  beforeAll(async () => {
    server = await startPostgres();
    superuser = await openDatabase({ url: server.url });
    await superuser.execute("create role maker login createrole password 'x'");
    await superuser.execute("create role guest login password 'x'");
  });

  afterAll(async () => {
    await superuser.close();
    await server.stop();
  });

  /** Migrates a new database as this user. @returns the result of `work` */
  async function migrateAs<T>(
    user: string,
    name: string,
    work: (database: Database) => Promise<T>,
  ): Promise<T> {
    const url = new URL(server.url);
    url.username = user;
    url.password = "x";
    url.pathname = `/${name}`;
    const database = await openDatabase({ url: url.href });
    try {
      await migrate(database);
      return await work(database);
    } finally {
      await database.close();
    }
  }

  const whoami = (database: Database) =>
    database.queryAs(
      { role: "anon", claims: "{}" },
      "select current_user::text as name, auth.uid() as id",
      [],
    );

  it("reports a missing createrole", async () => {
    await superuser.execute("create database first owner guest");
    const attempt = migrateAs("guest", "first", whoami);
    await expect(attempt).rejects.toBeInstanceOf(MigrationError);
    await expect(attempt).rejects.toThrow(
      '01_roles.sql: The database user "guest" may not create the role "anon".',
    );
  });

  it("is created by a user with createrole and without superuser", async () => {
    await superuser.execute("create database second owner maker");
    expect(await migrateAs("maker", "second", whoami)).toEqual([{ name: "anon", id: null }]);
  });

  it("is created in another database of the cluster, where the roles exist", async () => {
    await superuser.execute("create database third owner maker");
    expect(await migrateAs("maker", "third", whoami)).toEqual([{ name: "anon", id: null }]);
  });

  it("reports missing membership of existing roles", async () => {
    await expect(migrateAs("guest", "first", whoami)).rejects.toThrow(
      'The database user "guest" may not act as the role "anon".',
    );
    await superuser.execute("grant anon, authenticated, service_role to guest");
    expect(await migrateAs("guest", "first", whoami)).toEqual([{ name: "anon", id: null }]);
  });

  it("reports a database of another owner", async () => {
    await superuser.execute("create database fourth");
    await expect(migrateAs("maker", "fourth", whoami)).rejects.toThrow(
      "permission denied for database fourth",
    );
  });
});
