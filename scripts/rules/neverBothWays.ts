/** Conditions that the tests cannot make both true and false, or not where it is reported, each with the reason. */
export const neverBothWays: Readonly<Record<string, string>> = {};
