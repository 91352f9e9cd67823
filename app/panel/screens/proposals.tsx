import { href } from "react-router";
import { proposalTexts } from "../../i18n/panel/proposals.en.ts";
import { listScreen } from "../kit/list-screen.tsx";
import { loadProposals } from "./proposals/load-proposals.ts";
import { ProposalList } from "./proposals/proposal-list.tsx";

/** What assistants propose, to be accepted or refused part by part. */
const screen = listScreen({
  texts: proposalTexts,
  title: "proposals.title",
  about: "proposals.about",
  width: "max-w-4xl",
  load: (db, _chosen, _cursor, page) => loadProposals(db, page),
  failed: "proposals.loadFailed",
  none: ["proposals.none", "proposals.noneText"],
  first: { to: href("/admin/settings/tokens"), text: "proposals.connect" },
  draw: (rows) => <ProposalList proposals={rows} />,
});

export const { clientLoader, meta } = screen;
export default screen.ListPage;
