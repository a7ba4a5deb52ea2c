/** Conditions that are not both true and false in what the tests report, each with the reason. */
export const neverBothWays: Readonly<Record<string, string>> = {
  '/rankings/current isShortList(): value.size() <= 800':
    'false in rules-tests/wholeCatalogue.test.ts, whose long lists make the report too long',
};
