// @module-tag S16

import published from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setRealCost } from "../../../testing/quick-passwords.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { requireStrongPassword } from "./password-rules.ts";

const reasonOf = (password: string) => {
  try {
    requireStrongPassword(password);
    return "taken";
  } catch (error) {
    return error instanceof Error && "reasons" in error ? (error.reasons ?? error.message) : error;
  }
};

describe("a password", () => {
  beforeAll(() => setRealCost(true));
  afterAll(() => setRealCost(false));

  it("is stored as argon2id with OWASP's parameters and a salt of its own", async () => {
    const [one, two] = await Promise.all([hashPassword("zes-ezels"), hashPassword("zes-ezels")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword("zes-ezels", one)).toBe(true);
    expect(await verifyPassword("zes-ezelS", one)).toBe(false);
  });

  it("is significant up to its 72nd byte, and rejected beyond", async () => {
    const longest = "éàüö".repeat(9);
    const hash = await hashPassword(longest);
    expect(await verifyPassword(longest, hash)).toBe(true);
    expect(await verifyPassword(`${longest}x`, hash)).toBe(false);
    expect(await verifyPassword(`${longest.slice(0, -1)}oo`, hash)).toBe(false);
    expect(reasonOf(longest.replace("é", "ä"))).toBe("taken");
    expect(reasonOf(`${longest}x`)).toMatch(/longer than 72/);
  });

  it("is compared by bytes: two normal forms of é are two passwords", async () => {
    const hash = await hashPassword("caf\u00e9-terras");
    expect(await verifyPassword("caf\u00e9-terras", hash)).toBe(true);
    expect(await verifyPassword("cafe\u0301-terras", hash)).toBe(false);
  });

  it("has at least six characters, regardless of bytes", () => {
    expect(reasonOf("ezel5")).toEqual(["length"]);
    expect(reasonOf("🐴🐮🐷🐔🐑")).toEqual(["length"]);
    expect(reasonOf("🐴🐮🐷🐔🐑🐐")).toBe("taken");
  });

  it("never matches without an account or with an invalid hash", async () => {
    for (const stored of [null, "", "$2a$10$abcdefghijklmnopqrstuv", "$argon2id$v=19$m=1,t=1,p=1$$"]) {
      expect(await verifyPassword("zes-ezels", stored)).toBe(false);
    }
  });

  it("is hashed off the main thread: twenty at once do not block the event loop", async () => {
    const hash = await hashPassword("zes-ezels");
    let turns = 0;
    const work = setInterval(() => {
      turns += 1;
    }, 1);
    await Promise.all(Array.from({ length: 20 }, () => verifyPassword("zes-ezels", hash)));
    clearInterval(work);
    // On the main thread the timer would fire only between two passwords.
    expect(turns).toBeGreaterThan(20);
  });
});

describe("a common password", () => {
  // From the annual lists of SplashData, NordPass and NCSC, and Dutch lists.
  const common = `123456 123456789 12345678 password qwerty123 qwerty1 111111 12345678910 secret 123123 1234567890
    1234567 000000 qwerty abc123 password1 iloveyou 11111111 dragon monkey 987654321 123321 1q2w3e4r5t qwertyuiop
    123456a admin123 letmein welcome welcome1 Welkom01 Welkom123! Welkom2024 wachtwoord Wachtwoord1 geheim123 P@ssw0rd
    Passw0rd! p4ssw0rd sunshine princess football baseball master superman batman trustno1 shadow michael jennifer
    hunter2 zaq12wsx 1qaz2wsx qazwsx asdfgh asdfghjkl zxcvbnm 654321 666666 121212 112233 696969 888888 159753 aa123456
    charlie donald starwars access flower hottie lovely ashley bailey passw0rd mustang ninja1 azerty azerty123
    qwertz 123qwe 1q2w3e 1q2w3e4r q1w2e3r4 qwe123 asd123 zxc123 abcd1234 a1b2c3 00000000 87654321 123654 feyenoord
    ajax1900 summer2023 zomer2024! Lente2025 hallo123 hallohallo admin1234 administrator root123 test1234
    Boston2024! austin12 testtest changeme default guest123 pokemon minecraft1 01011990 19900101 311299 !@#$%^&* aaaaaa abababab`;

  it.each(common.split(/\s+/))("is rejected: %s", (password) =>
    expect(reasonOf(password)).toEqual(["pwned"]),
  );

  it("is rejected when a list of the most common ones (zxcvbn's) contains it, in any case", () => {
    const list = published.filter(({ length }) => length >= 6);
    expect(list.length).toBeGreaterThan(40_000);
    const accepted = list.filter((password) => !isCommonPassword(password));
    expect(accepted).toEqual([]);
    expect(list.slice(0, 3_000).filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
  });

  it.each([
    "zes-ezels",
    "kLm8#vQ2",
    "correct horse battery staple",
    "fietspomp-augurk",
    "Tr0ub4dor&3",
    "drie kleine biggen",
    "x7Kp2m",
    "dragonfly-lamp",
    "welkomstdrankje",
  ])("does not include: %s", (password) => expect(isCommonPassword(password)).toBe(false));

  it("is detected in any repeating text", () => {
    for (const password of ["ab".repeat(36), "a".repeat(71), "1".repeat(71).concat("x"), "aab".repeat(24)]) {
      expect(typeof isCommonPassword(password)).toBe("boolean");
    }
  });
});
