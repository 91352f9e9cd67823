import { expect, it } from "vitest";
import { chooseEncoding } from "./compression.ts";

it.each([
  [null, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP;Q=1.0", "gzip"],
  ["br;q=0.1, gzip;q=0.8", "gzip"],
  ["br ; q=0.5 , gzip ; q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.000", "identity"],
  ["gzip;q=0.2, identity;q=0.9", "identity"],
  ["identity, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0.5, br;q=0", "gzip"],
  ["*;q=0", "identity"],
  ["identity;q=0", "identity"],
  ["identity;q=0, *", "br"],
  ["gzip;q=2", "identity"],
  ["gzip;q=", "identity"],
  ["gzip;q=0.5;q=0", "gzip"],
  ["deflate, compress, zstd", "identity"],
  [", ,;q=1,,", "identity"],
])("chooses for Accept-Encoding %j: %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
