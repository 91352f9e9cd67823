const flushDelayMs = 20;
const batchBytes = 16 * 1024;

/** UTF-8 bytes per UTF-16 unit. */
const maxBytesPerUnit = 3;

/** Writes lines in batches: a write costs as much as a cache hit. SIGKILL loses the last lines. */
export function createLineOutput(write: (bytes: Uint8Array) => void): (line: string) => void {
  let waiting = Buffer.allocUnsafe(2 * batchBytes);
  let length = 0;

  function flush(): void {
    if (length === 0) return;
    const bytes = waiting.subarray(0, length);
    // The buffer may still be in use.
    waiting = Buffer.allocUnsafe(2 * batchBytes);
    length = 0;
    write(bytes);
  }

  process.on("exit", flush);
  return function add(line) {
    if (length === 0) setTimeout(flush, flushDelayMs).unref();
    if (line.length * maxBytesPerUnit > batchBytes) {
      flush();
      write(Buffer.from(line));
      return;
    }
    length += waiting.write(line, length);
    if (length > batchBytes) flush();
  };
}
