// @module-tag S44

import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished, vi } from "vitest";
import { describeOnBothRoles } from "../../hosted/testing/both-roles.ts";
import { type NewMedia, openLibrary } from "./library.ts";

const photo: Omit<NewMedia, "id"> = {
  path: "foto.jpg",
  name: "foto.jpg",
  hash: "0".repeat(32),
  contentType: "image/jpeg",
  size: 1_000,
  width: 640,
  height: 480,
  colour: "#c0ffee",
  personId: randomUUID(),
  mayReplace: false,
};

describeOnBothRoles("the library", (open) => {
  it("asks once for an unknown id, and finds at once what it stores under it", async () => {
    const { database, ownRole } = await open();
    const asked: unknown[] = [];
    const library = openLibrary({
      call(name, parameters) {
        asked.push(parameters);
        return ownRole.call(name, parameters);
      },
    });
    await database.query("insert into auth.users (id, email) values ($1, 'eva@example.nl')", [
      photo.personId,
    ]);
    await database.query("insert into public.user_roles (user_id, role) values ($1, 'editor')", [
      photo.personId,
    ]);
    const id = randomUUID();
    for (let time = 0; time < 3; time += 1) expect(await library.findCurrent(id)).toBeNull();
    expect(asked).toEqual([{ _id: id }]);
    expect(await library.save({ ...photo, id })).toMatchObject({ id, outcome: "stored" });
    expect(await library.findCurrent(id)).toMatchObject({ hash: photo.hash });
    expect(await library.remove([photo.path, "niets.jpg"], photo.personId ?? "")).toEqual([photo.path]);
    expect(await library.findCurrent(id)).toBeNull();
  });

  it("hides what is in the trash, also while the database is away", async () => {
    const { database, ownRole } = await open();
    let isAway = false;
    const call: typeof ownRole.call = (name, parameters) =>
      isAway ? Promise.reject(new Error("away")) : ownRole.call(name, parameters);
    const library = openLibrary({ call }, 60_000);
    const [hidden, shown] = [randomUUID(), randomUUID()];
    await database.query(
      `insert into private.trash (source, noun, role, subject_id, title, document, links)
       values ('otm_media', 'file', 'editor', $1, 'foto.jpg', '[]', '[]')`,
      [hidden],
    );
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const seen = async () => [await library.isHidden(hidden), await library.isHidden(shown)];
    expect(await seen()).toEqual([true, false]);
    isAway = true;
    vi.advanceTimersByTime(2_001);
    expect(await seen()).toEqual([true, false]);
    await database.query("delete from private.trash");
    isAway = false;
    expect(await seen()).toEqual([true, false]);
    vi.advanceTimersByTime(2_001);
    expect(await seen()).toEqual([false, false]);
  });
});
