/** A video at a site that may play in a text. */
type Video = {
  provider: "YouTube" | "Vimeo";
  id: string;
  /** Its page. */
  address: string;
  /** Its player, which begins at once. */
  embed: string;
};

/** The origins of the players, as the policy of pages allows them in frames. */
export const playerOrigins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"] as const;

const [youTubePlayer, vimeoPlayer] = playerOrigins;
const youTubeHost = /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/;
/** Players of lists and of channels have such names in the place of an id. */
const youTubeId = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
const youTubePath = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/)?(\d{1,12})(?:\/([\da-f]{8,16}))?\/?$/;
const vimeoKey = /^[\da-f]{8,16}$/;

/** The video that an address of YouTube or Vimeo leads to, be it its page or its player; null for every other. */
export function readVideo(address: string): Video | null {
  const given = address.trim().replace(/^(?=\/\/)/, "https:");
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return null;
  const url = new URL(given);
  if (url.username !== "" || url.password !== "" || url.port !== "") return null;
  return youTubeVideo(url) ?? vimeoVideo(url);
}

function youTubeVideo({ hostname, pathname, searchParams }: URL): Video | null {
  const id = youTubeIdOf(hostname, pathname, searchParams);
  if (id === null || !youTubeId.test(id)) return null;
  const start = /^(\d{1,6})s?$/.exec(searchParams.get("t") ?? searchParams.get("start") ?? "")?.[1];
  const [from, startAt] = start === undefined ? ["", ""] : [`&t=${start}s`, `&start=${start}`];
  return {
    provider: "YouTube",
    id,
    address: `https://www.youtube.com/watch?v=${id}${from}`,
    embed: `${youTubePlayer}/embed/${id}?autoplay=1${startAt}`,
  };
}

function youTubeIdOf(host: string, path: string, parameters: URLSearchParams): string | null {
  if (host === "youtu.be") return path.slice(1).replace(/\/$/, "");
  if (!youTubeHost.test(host)) return null;
  return path === "/watch" ? parameters.get("v") : (youTubePath.exec(path)?.[1] ?? null);
}

/** A video that is not listed has a key beside its id. */
function vimeoVideo({ hostname, pathname, searchParams }: URL): Video | null {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return null;
  const [, id, keyInPath] = vimeoPath.exec(pathname) ?? [];
  if (id === undefined) return null;
  const key = keyInPath ?? searchParams.get("h") ?? "";
  const isKey = vimeoKey.test(key);
  return {
    provider: "Vimeo",
    id,
    address: `https://vimeo.com/${id}${isKey ? `/${key}` : ""}`,
    embed: `${vimeoPlayer}/video/${id}?autoplay=1&dnt=1${isKey ? `&h=${key}` : ""}`,
  };
}
