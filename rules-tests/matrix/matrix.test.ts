import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { readRules } from '@outrank/shared/documents/testing/readRules';
import { describe, expect, it } from 'vitest';
import { type Caller, queryByRest } from '../support/rest.ts';
import { ana, ben, bindAccount, cleo, getGoogleId } from '../support/users.ts';
import { openWorld } from '../support/world.ts';
import { type AccessSection, accessSections, actions, type Who, writeAccessPage } from './access.ts';
import { groups, kinds } from './kindRequests.ts';
import { prepareRequest } from './prepareRequest.ts';

const { signedOut, signedInAs, asAna, asBen, asCurator, withCuratorClaim, seed, reset } = openWorld();
const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

const namesAnother = 'an owner whose Google account names another account';
const almostCurator = 'an account whose curator claim is a text';
const otherProvider = 'an owner with a session of another provider';

/** Every request is tried as each of them. Ana owns the documents. */
const people = {
  'signed out': { uid: 'visitor', getDb: signedOut },
  'another user': { uid: ben.uid, getDb: asBen },
  'the owner': { uid: ana.uid, getDb: asAna },
  'a curator': { uid: cleo.uid, getDb: asCurator },
  [almostCurator]: { uid: cleo.uid, getDb: () => withCuratorClaim('true') },
  [namesAnother]: { uid: ana.uid, getDb: asAna },
  [otherProvider]: { uid: ana.uid, getDb: () => signedInAs(ana.uid, 'password') },
};

const owners = ['the owner', namesAnother];
const signedIn = ['another user', 'a curator', almostCurator, ...owners];
/** Who they are, before the rule that only a bound owner writes. */
const allowed: Readonly<Record<Who, readonly string[]>> = {
  anyone: Object.keys(people),
  'signed-in users': signedIn,
  'the owner, curators': ['a curator', ...owners],
  'the owner': owners,
  'the bound owner': ['the owner'],
  curators: ['a curator'],
  nobody: [],
};

/** Every listed request and every action that is not listed, with those who may send it. */
function createLines({ permissions }: AccessSection) {
  const listed = permissions.map(([name, who]) => ({ name, who, action: name.split(' ')[0] ?? '' }));
  const missing = actions.filter((action) => listed.every((each) => each.action !== action));
  const refused = missing.map((action) => ({ name: action, who: 'nobody', action }) as const);
  return [...listed, ...refused].map(({ who, ...line }) => {
    const isBarred = ['create', 'update'].includes(line.action);
    return { ...line, may: allowed[who].filter((person) => person !== namesAnother || !isBarred) };
  });
}

const rows = accessSections.map((section) => ({ ...section, lines: createLines(section) }));
const findRequests = ({ kind, isGroup }: AccessSection) => (isGroup ? groups : kinds)[kind] ?? {};
const rebinding = bindAccount('dee', {}, getGoogleId(ana.uid));

describe.each(rows)('at $match', ({ lines, ...section }) => {
  it.each(lines)('$name: $may', async ({ may, ...line }) => {
    const { seeds, send } = prepareRequest(section.match, findRequests(section), line);
    const request = (person: string) => {
      const { getDb, uid } = people[person as keyof typeof people];
      return Promise.resolve(send(getDb(), uid));
    };
    const others = Object.keys(people).filter((person) => !may.includes(person));
    await seed(...seeds);
    for (const person of others.filter((each) => each !== namesAnother)) await assertFails(request(person));
    if (others.includes(namesAnother)) {
      await seed(rebinding);
      await assertFails(request(namesAnother));
    }
    for (const person of may) {
      if (!['get', 'list'].includes(line.action)) await reset().then(() => seed(...seeds));
      if (person === namesAnother) await seed(rebinding);
      await assertSucceeds(request(person));
    }
  });
});

/** One of those who may send the request. */
const callers: Readonly<Partial<Record<Who, Caller>>> = {
  anyone: { uid: ben.uid },
  'signed-in users': { uid: ben.uid },
  curators: { uid: cleo.uid, claims: { curator: true } },
};
const listings = rows.flatMap((section) =>
  section.permissions
    .filter(([name, who]) => name.startsWith('list') && who !== 'nobody')
    .map(([name, who]) => {
      const { listing, seeds } = prepareRequest(section.match, findRequests(section), {
        name,
        action: 'list',
      });
      return { match: section.match, name, caller: callers[who] ?? { uid: ana.uid }, listing, seeds };
    }),
);

it.each(listings)(
  'at $match, $name: only with a limit, and from the first',
  async ({ caller, listing = expect.unreachable(), seeds }) => {
    await seed(...seeds);
    for (const kind of ['query', 'count'] as const) {
      const send = (changes: object) => queryByRest(caller, kind, { ...listing, ...changes });
      for (const changes of [
        { limit: undefined },
        { limit: listing.limit + 1 },
        { offset: 1 },
        { offset: 2 ** 31 - 1 },
      ])
        expect(await send(changes)).toBe(403);
      for (const changes of [{}, { offset: 0 }]) expect(await send(changes)).toBe(200);
    }
  },
);

it('every permission to list has a limit', () => {
  const permissions = [...rules.matchAll(/allow list: if ([^;]+);/g)].flatMap(([, text = '']) =>
    text.split('||'),
  );
  for (const permission of permissions) expect(permission).toMatch(/has(Count)?Limit\(\)/);
});

it('allows at each match what the rules allow', () => {
  const listed = rows.map(({ match, lines }) => ({
    path: match,
    actions: [...new Set(lines.filter(({ may }) => may.length > 0).map(({ action }) => action))].toSorted(),
  }));
  const inRules = readRules(rules).map(({ path, actions: inMatch }) => ({ path, actions: inMatch }));
  const allowing = ({ actions: some }: { actions: readonly string[] }) => some.length > 0;
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  expect(listed.filter(allowing).toSorted(byPath)).toEqual(inRules.filter(allowing).toSorted(byPath));
});

it('has every request that is prepared', () => {
  for (const { lines, ...section } of rows) {
    const names = lines.map(({ name }) => name);
    const prepared = Object.keys(findRequests(section).requests ?? {});
    expect(names, section.match).toEqual(expect.arrayContaining(prepared));
  }
});

it('is what docs/access-matrix.md says', async () => {
  await expect(writeAccessPage()).toMatchFileSnapshot('../../docs/access-matrix.md');
});
