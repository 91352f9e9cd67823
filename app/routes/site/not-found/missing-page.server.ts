import { data, type RouterContextProvider } from "react-router";
import { newestArticles } from "../../../data/articles/newest-articles.ts";
import { languageOf } from "../../../i18n/addresses.ts";

/** A 404 response with what its screen shows besides; for loaders to return or throw. */
export async function missingPage(context: Readonly<RouterContextProvider>, { pathname }: URL) {
  const newest = await context.get(newestArticles)(languageOf(pathname));
  return data({ newest }, { status: 404 });
}
