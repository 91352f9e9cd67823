/** Less than file systems take, with an id and an ending. */
const longest = 150;

/** Gives a file the name of a text where that is safe and not taken in its folder, else one with the id, which no other has. */
export function createFileNames(): (text: string, id: string, folder?: string) => string {
  const taken = new Set<string>();
  return (text, id, folder = "") => {
    const safe = text.replace(/[^a-z0-9_-]/g, "-").slice(0, longest);
    const isFree = safe !== "" && safe === text && !taken.has(`${folder}/${safe}`);
    taken.add(`${folder}/${safe}`);
    return isFree ? safe : `${safe}-${id}`;
  };
}
