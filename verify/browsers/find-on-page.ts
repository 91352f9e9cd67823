export type Step = { role: string; name: string };

/**
 * The middle, right edge and id of the first shown element with this role and name, scrolled into view; null as long as there
 * is none. Reachable means that a click there reaches it. It runs in the page, so that all of it is in this function.
 */
export function findOnPage({ path, isReachable }: { path: Step[]; isReachable: boolean }) {
  const selectors = new Map([
    ["button", "button"],
    ["dialog", "dialog[open], [role=alertdialog], [role=dialog]"],
    ["field", "input, textarea"],
    ["file", "input[type=file]"],
    ["heading", "h1, h2, h3"],
    ["link", "a[href]"],
    ["navigation", "nav"],
    ["question", "summary"],
    ["switch", "[role=switch]"],
    ["tab", "[role=tab]"],
    ["text", "p, li, td, strong, output, [role=status], [role=alert]"],
    ["writing area", "iframe"],
  ]);

  function nameOf(element: HTMLElement): string {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const labelled = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id));
    const label = [...labelled, ...(labels ?? [])].map((one) => one?.innerText ?? "").join(" ");
    return (label.trim() || element.ariaLabel || element.title || element.innerText)
      .replace(/\s+/g, " ")
      .trim();
  }

  function isShown(element: HTMLElement): boolean {
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  }

  let matches: HTMLElement[] = [document.documentElement];
  for (const { role, name } of path) {
    const inside = matches.flatMap((one) => [
      ...one.querySelectorAll<HTMLElement>(selectors.get(role) ?? role),
    ]);
    matches = inside.filter((one) => isShown(one) && nameOf(one).includes(name));
  }
  const [found] = matches;
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2, right: x + width, id: found.id };
  if (!isReachable) return middle;
  const top = document.elementFromPoint(middle.x, middle.y);
  return found.contains(top) ? middle : null;
}
