const { FIRESTORE_EMULATOR_HOST, RULES_PROJECT, RULES_ARE_LOADED } = process.env;

export const emulatorAddress = FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';

/** A project of its own, so that no function hears of what the tests write. */
export const rulesProject = RULES_PROJECT ?? 'demo-outrank-rules';

/** `npm run mutate:rules` loads other rules than the true ones, and they stay. */
export const areRulesLoaded = RULES_ARE_LOADED === 'true';
