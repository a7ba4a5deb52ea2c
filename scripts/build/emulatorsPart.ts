/** What finds the emulators, in kilobytes (gzip). Only the build for them has it, and no visitor loads that. */
export const EMULATORS_PART_KB = 0.9;
