import { sessionKey } from "../account/session-storage.ts";
import { beaconPath, moveEvent } from "./beacon.ts";
import { countViews } from "./count-views.ts";

/** Without comments and white space, which would add to every page. No string in it has a space beside a sign. */
const source = String(countViews)
  .replace(/\/\*\*.*\*\//g, "")
  .replace(/\s*([{}(),;:?=<>*/+-])\s*/g, "$1");

const given = [beaconPath, moveEvent, sessionKey].map((value) => JSON.stringify(value)).join(",");

/** The statement that counts the views of a page in its browser. */
export const countViewsScript = `(${source})(${given});`;
