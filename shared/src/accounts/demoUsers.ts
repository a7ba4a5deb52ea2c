/** Who a visitor of a build for the emulators can be. `sub` is the identity provider's id of the account. */
export type DemoUser = { readonly sub: string; readonly name: string; readonly email: string };

/** A fan of the demo world, with the account id that the seed gives them. */
export type SeededUser = DemoUser & { readonly uid: string };

function seededUser(key: string, name: string): SeededUser {
  return { uid: `demo-${key}`, sub: `google-${key}`, name, email: `${key}@example.com` };
}

/** The fans whom scripts/seed creates and the sign-in dialog offers. */
export const demoUsers: readonly SeededUser[] = [
  seededUser('ada', 'Ada Okafor'),
  seededUser('tribal-tom', 'TribalTom'),
  seededUser('priya', 'Priya S.'),
  seededUser('idol', 'IdolInMyPocket'),
  seededUser('bea', 'Bea from Borneo'),
  seededUser('kofi', 'Kofi Mensah'),
  seededUser('mel', 'MergeFeastMel'),
  seededUser('lucia', 'Lucía R.'),
  seededUser('jo', 'JurySpeechJo'),
  seededUser('hank', 'Hidden Immunity Hank'),
  seededUser('yuki', 'Yuki T.'),
  seededUser('coconut', 'CoconutBandit'),
];

/** A fan by any other name. The same name is the same account; no name leads to a seeded fan's. */
export function createDemoUser(name: string): DemoUser {
  const key = Array.from(name.toLowerCase(), plainCharacter).join('');
  return { sub: `new-${key}`, name, email: `new-${key}@example.com` };
}

/** Letters and digits of ASCII as they are, any other character as its number, so that no two names meet. */
function plainCharacter(character: string): string {
  return /[a-z0-9]/.test(character) ? character : `-${character.codePointAt(0)?.toString(36)}-`;
}
