import { describe, expect, it } from "vitest";
import { judgeConditions } from "./conditional-requests.ts";

describe('conditions on a page with the tag "a"', () => {
  it.each([
    ["", "", "send"],
    ["", '"a"', "not-modified"],
    ["", 'W/"a"', "not-modified"],
    ["", '"b", W/"c" , "a"', "not-modified"],
    ["", "*", "not-modified"],
    ["", '"b"', "send"],
    ["", "a", "send"],
    ["", '"a', "send"],
    ["", ",,,", "send"],
    ['"a"', "", "send"],
    ["*", "", "send"],
    ['"b"', "", "failed"],
    ['W/"a"', "", "failed"],
    ['"b"', '"a"', "failed"],
    ['"a"', '"a"', "not-modified"],
  ])("If-Match %j, If-None-Match %j: %s", (ifMatch, ifNoneMatch, verdict) => {
    expect(judgeConditions('"a"', ifMatch, ifNoneMatch)).toBe(verdict);
  });
});

describe('conditions on a file with the weak tag W/"a"', () => {
  it.each([
    ["", 'W/"a"', "not-modified"],
    ["", '"a"', "not-modified"],
    ["", '"b", W/"a"', "not-modified"],
    ["", "*", "not-modified"],
    ["", 'W/"b"', "send"],
    ['W/"a"', "", "failed"],
    ['"a"', "", "failed"],
  ])("If-Match %j, If-None-Match %j: %s", (ifMatch, ifNoneMatch, verdict) => {
    expect(judgeConditions('W/"a"', ifMatch, ifNoneMatch)).toBe(verdict);
  });
});
