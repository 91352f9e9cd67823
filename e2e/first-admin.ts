/** The administrator whom each site has from its start. */
export const firstAdmin = { email: "beheer@vlotwerk.example", password: "zeven-ezels-in-de-wei" };
