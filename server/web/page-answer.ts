/** An answer of the pages, read whole. */
export type PageAnswer = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> | null };
