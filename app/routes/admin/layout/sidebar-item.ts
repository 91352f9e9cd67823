/** The look of a row of the sidebar. */
export const sidebarItem = "flex min-h-9 items-center rounded-small pointer-coarse:min-h-11 hover:bg-paper";
