import { RestError } from "../errors/rest-error.ts";
import type { Catalog, Routine } from "./catalog.ts";

/** The function that takes these arguments. Throws RestError PGRST202. */
export function findRoutine(catalog: Catalog, name: string, argumentNames: readonly string[]): Routine {
  const found = catalog.routines.get(name)?.find((routine) => accepts(routine, argumentNames));
  if (found) return found;
  throw unknownRoutine(name, argumentNames);
}

/** As findRoutine for GET, where other names are filters on the rows. */
export function findRoutineForGet(catalog: Catalog, name: string, argumentNames: readonly string[]): Routine {
  const found = catalog.routines.get(name)?.find((routine) => {
    const passed = argumentNames.filter((one) =>
      routine.parameters.some((parameter) => parameter.name === one),
    );
    return accepts(routine, passed) && (routine.returns === "row" || passed.length === argumentNames.length);
  });
  if (found) return found;
  throw unknownRoutine(name, argumentNames);
}

function accepts({ parameters }: Routine, argumentNames: readonly string[]): boolean {
  const isKnown = argumentNames.every((name) => parameters.some((parameter) => parameter.name === name));
  return isKnown && parameters.every(({ name, isOptional }) => isOptional || argumentNames.includes(name));
}

function unknownRoutine(name: string, argumentNames: readonly string[]): RestError {
  const list = argumentNames.join(", ").slice(0, 500);
  const message = argumentNames.length > 0 ? `public.${name}(${list})` : `public.${name} without parameters`;
  const details =
    argumentNames.length > 0
      ? `public.${name} with parameters ${list} or with a single unnamed json/jsonb parameter`
      : `public.${name} without parameters or with a single unnamed json/jsonb parameter`;
  return new RestError({
    status: 404,
    code: "PGRST202",
    message: `Could not find the function ${message} in the schema cache`,
    details: `Searched for the function ${details}, but no matches were found in the schema cache.`,
  });
}
