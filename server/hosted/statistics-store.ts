import { z } from "zod";
import type { StatisticsStore } from "../statistics/statistics.ts";
import type { Project } from "./project.ts";

const paths = z.array(z.string());

/** Stores counts in the project, with the secret key. */
export function createProjectStatisticsStore({ call }: Pick<Project, "call">): StatisticsStore {
  return {
    listPages: async () => paths.parse(await call("list_counted_pages")),
    async add(views, searches) {
      await call("record_statistics", { _views: views, _searches: searches });
    },
  };
}
