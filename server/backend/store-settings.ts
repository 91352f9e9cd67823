import { textKeys } from "../../app/i18n/text-keys.ts";
import type { Settings } from "../settings/settings.ts";
import type { OwnRole } from "./database/call-function.ts";

/** Tells the database which texts of the site this version knows: others can't be stored. Throws DatabaseError. */
export async function storeTextKeys({ call }: OwnRole): Promise<void> {
  await call("set_site_text_keys", { _keys: textKeys });
}

/** Tells the database how much a person stores. Throws DatabaseError. */
export async function storeLimits({ call }: OwnRole, limits: Settings["storageLimits"]): Promise<void> {
  await call("set_storage_limits", {
    _mb_per_hour: limits.mbPerHour,
    _mb_per_day: limits.mbPerDay,
    _versions_per_hour: limits.versionsPerHour,
    _versions_per_day: limits.versionsPerDay,
  });
}
