import { expect, it } from "vitest";
import { emptyTables } from "./content.ts";
import { inOrder } from "./in-order.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, otherAdmin, user } from "./users.ts";

const lastOne = { code: "PT409", message: "The last administrator cannot be removed" };

describeOnRows("the last administrator", [createUsers], (database) => {
  const remaining = () => database.query("select user_id from public.user_roles");
  const remove = (user: { id: string }) =>
    as(database, admin, `delete from public.user_roles where user_id = '${user.id}'`);

  it("can't be removed, while the last but one can", async () => {
    await remove(otherAdmin);
    await expect(remove(admin)).rejects.toMatchObject(lastOne);
    expect(await remaining()).toEqual([{ user_id: admin.id }]);
  });

  it("can't be removed together with all others", async () => {
    await expect(as(database, admin, "delete from public.user_roles")).rejects.toMatchObject(lastOne);
    expect(await remaining()).toHaveLength(2);
  });

  it("can't be removed by deleting the account", async () => {
    await remove(otherAdmin);
    const deleteAccount = database.query("delete from auth.users where id = $1", [admin.id]);
    await expect(deleteAccount).rejects.toMatchObject(lastOne);
    expect(await remaining()).toHaveLength(1);
  });

  it("doesn't keep other accounts from being deleted, also before there is any administrator", async () => {
    await database.query("delete from auth.users where id = $1", [user.id]);
    await emptyTables(database);
    await database.query("insert into auth.users (id) values ($1)", [user.id]);
    await database.query("delete from auth.users where id = $1", [user.id]);
    expect(await database.query("select 1 from auth.users")).toEqual([]);
  });

  it("may transfer the role", async () => {
    await remove(otherAdmin);
    await database.query("update public.user_roles set user_id = $1", [user.id]);
    expect(await remaining()).toEqual([{ user_id: user.id }]);
  });

  it("stays when two administrators remove each other concurrently", async () => {
    const removal = (user: { id: string }) => `delete from public.user_roles where user_id = '${user.id}'`;
    const late = await inOrder(database, [admin, removal(otherAdmin)], [otherAdmin, removal(admin)]);
    expect(late).toMatchObject({ status: "rejected", reason: lastOne });
    expect(await remaining()).toHaveLength(1);
  });
});
