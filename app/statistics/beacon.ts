/** Where browsers send what is read. */
export const beaconPath = "/views";

/** The event of the document after a move within the site. */
export const moveEvent = "vlotwerk:move";
