/** A response of the pages, with its whole body. */
export type PageResponse = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> | null };
