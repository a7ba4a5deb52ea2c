/** Who a visitor of a build for the emulators can be. `sub` is the identity provider's id of the account. */
export type DemoFan = { readonly sub: string; readonly name: string; readonly email: string };

/** A fan of the demo world, with the account id that the seed gives them. */
export type SeededFan = DemoFan & { readonly uid: string };

function seededFan(key: string, name: string): SeededFan {
  return { uid: `demo-${key}`, sub: `google-${key}`, name, email: `${key}@example.com` };
}

/** The fans whom scripts/seed creates and the sign-in dialog offers. */
export const demoFans: readonly SeededFan[] = [
  seededFan('ada', 'Ada Okafor'),
  seededFan('tribal-tom', 'TribalTom'),
  seededFan('priya', 'Priya S.'),
  seededFan('idol', 'IdolInMyPocket'),
  seededFan('bea', 'Bea from Borneo'),
  seededFan('kofi', 'Kofi Mensah'),
  seededFan('mel', 'MergeFeastMel'),
  seededFan('lucia', 'Lucía R.'),
  seededFan('jo', 'JurySpeechJo'),
  seededFan('hank', 'Hidden Immunity Hank'),
  seededFan('yuki', 'Yuki T.'),
  seededFan('coconut', 'CoconutBandit'),
];

/** A fan by any other name. The same name is the same account; no name leads to a seeded fan's. */
export function newDemoFan(name: string): DemoFan {
  const key = Array.from(name.toLowerCase(), plainCharacter).join('');
  return { sub: `new-${key}`, name, email: `new-${key}@example.com` };
}

/** Letters and digits of ASCII as they are, any other character as its number, so that no two names meet. */
function plainCharacter(character: string): string {
  return /[a-z0-9]/.test(character) ? character : `-${character.codePointAt(0)?.toString(36)}-`;
}
