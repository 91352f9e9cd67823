/**
 * Writes lines to the standard output in the order in which they came, those of one turn of the event loop at once:
 * one write costs more than answering a request from memory. What is left is written when the process ends.
 */
export function createLineOutput(write: (text: string) => void): (line: string) => void {
  let waiting = "";

  function flush(): void {
    const text = waiting;
    waiting = "";
    if (text !== "") write(text);
  }

  process.on("exit", flush);
  return function add(line) {
    if (waiting === "") setImmediate(flush);
    waiting += line;
  };
}
