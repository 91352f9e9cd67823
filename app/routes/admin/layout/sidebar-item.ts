/** The look of a row of the sidebar. */
export const sidebarItem = "flex min-h-11 items-center rounded-small hover:bg-paper";
