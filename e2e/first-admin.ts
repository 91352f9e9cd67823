/** The first administrator of each site. */
export const firstAdmin = { email: "beheer@vlotwerk.example", password: "zeven-ezels-in-de-wei" };
