import { afterAll } from "vitest";
import { finishFile } from "./after-file.ts";

// Vitest's setup, run for each file of tests.
afterAll(finishFile);
