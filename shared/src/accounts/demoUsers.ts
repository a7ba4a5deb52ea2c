/** An account of a build for the emulators. `sub` is the identity provider's id of the account. */
export type DemoUser = { readonly sub: string; readonly name: string; readonly email: string };

/** A demo user that the seed creates, with the uid. */
export type SeededUser = DemoUser & { readonly uid: string };

function seededUser(key: string, name: string): SeededUser {
  return { uid: `demo-${key}`, sub: `google-${key}`, name, email: `${key}@example.com` };
}

/** The users that `scripts/seed` creates and the sign-in dialog offers. */
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

/** A demo user with any name. The same name is the same account, and never the account of a seeded user. */
export function createDemoUser(name: string): DemoUser {
  const key = Array.from(name.toLowerCase(), encodeCharacter).join('');
  return { sub: `new-${key}`, name, email: `new-${key}@example.com` };
}

/** ASCII letters and digits stay, other characters become their code point, so that different names have different keys. */
function encodeCharacter(character: string): string {
  return /[a-z0-9]/.test(character) ? character : `-${character.codePointAt(0)?.toString(36)}-`;
}
