import { documentTexts, jsonShapes, type OddValue, wholeShapes } from "./values.ts";

/** A whole document of every shape, and a healthy one with an odd value in each of its parts. */
export function oddDocuments(healthy: unknown): OddValue[] {
  return [...wholeShapes, ...oddParts(healthy, "")];
}

function oddParts(part: unknown, path: string): OddValue[] {
  if (Array.isArray(part)) {
    const [first, ...others] = part;
    return first === undefined
      ? []
      : oddVariants(first, `${path}[0]`).map(({ name, value }) => ({ name, value: [value, ...others] }));
  }
  if (!isObject(part)) return [];
  return Object.keys(part).flatMap((field) => {
    const { [field]: value, ...others } = part;
    const name = path === "" ? field : `${path}.${field}`;
    return [
      { name: `no ${name}`, value: others },
      ...oddVariants(value, name).map((odd) => ({ ...odd, value: { ...part, [field]: odd.value } })),
    ];
  });
}

/** What stands in the place of a part. */
function oddVariants(part: unknown, name: string): OddValue[] {
  const shapes = jsonShapes.filter(({ value }) => JSON.stringify(value) !== JSON.stringify(part));
  const texts = typeof part === "string" ? documentTexts : [];
  return [
    ...[...shapes, ...texts].map((odd) => ({ ...odd, name: `${name} = ${odd.name}` })),
    ...oddParts(part, name),
  ];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
