/** Mutants that no test can notice, each with the reason. */
export const equivalents: Readonly<Record<string, string>> = {};
