/** The settings of the server that limit what a person stores; each is a text `panel.limit.…`. */
export const storageSettings = [
  "STORED_MB_PER_HOUR",
  "STORED_MB_PER_DAY",
  "VERSIONS_PER_HOUR",
  "VERSIONS_PER_DAY",
] as const;
type StorageSetting = (typeof storageSettings)[number];

/** Nothing was saved: the person has stored what one may within an hour or a day. */
export class StorageLimitReached extends Error {
  readonly setting: StorageSetting;
  /** When there is room again, as ISO 8601. */
  readonly until: string;

  constructor(message: string, setting: StorageSetting, seconds: number) {
    super(message);
    this.setting = setting;
    this.until = new Date(Date.now() + seconds * 1_000).toISOString();
  }
}

/** The limit that an error of the API is about; null for other errors. */
export function storageLimitIn(error: {
  code: string;
  message: string;
  hint: string;
  details: string;
}): StorageLimitReached | null {
  const setting = storageSettings.find((one) => error.code === "PT429" && one === error.hint);
  return setting ? new StorageLimitReached(error.message, setting, Number(error.details)) : null;
}
