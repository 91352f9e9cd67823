export type PageResponse = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> | null };
