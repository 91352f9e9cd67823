import { expect, it } from "vitest";
import { uploadMedia } from "./upload-media.ts";

it("sends nothing once it was cancelled, also while the session was renewed", async () => {
  // There is no XMLHttpRequest here: using it would be another error.
  const sent = uploadMedia(new File(["x"], "x.png"), {
    apikey: "",
    accessToken: "",
    path: "x",
    signal: AbortSignal.abort(),
  });
  await expect(sent).rejects.toMatchObject({ name: "UploadError", problem: "lost" });
});
