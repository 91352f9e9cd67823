// In the browser these stand in for the clients that supabase-js makes for live changes and for files, which nothing here
// uses: the panel would carry another 20 kB (see vite.config.ts).

export class RealtimeClient {
  async setAuth(): Promise<void> {}
}

export class StorageClient {}

export class StorageApiError extends Error {}
