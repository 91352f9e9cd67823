import { data } from "react-router";

/** The page number of a URL, from 1. @throws 404 when it is invalid */
export function pageNumber(url: URL): number {
  const value = url.searchParams.get("page") ?? "1";
  if (!/^[1-9]\d{0,6}$/.test(value)) throw data(null, { status: 404 });
  return Number(value);
}
