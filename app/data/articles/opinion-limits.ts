/** The longest of each field of an opinion, in characters; apart from its schema, which readers need not load. */
export const opinionLimits = { name: 80, quote: 500, before: 100, remark: 2_000 };
