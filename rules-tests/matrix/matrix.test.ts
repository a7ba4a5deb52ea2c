import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { ana, ben, bindAccount, cleo, getGoogleId } from '../support/users.ts';
import { openWorld } from '../support/world.ts';
import { prepareRequest } from './documentKind.ts';
import { kinds } from './kinds.ts';
import { findAllowed, findMatches, parseMatrix } from './parseMatrix.ts';

const { signedOut, signedInAs, asAna, asBen, asCurator, seed } = openWorld();
const readText = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const rows = parseMatrix(readText('docs/access-matrix.md'));

const namesAnother = 'an owner whose Google account names another account';

/** Ana owns the documents. */
const clients = new Map([
  ['signed out', { uid: 'visitor', getDb: signedOut }],
  ['another user', { uid: ben.uid, getDb: asBen }],
  ['the owner', { uid: ana.uid, getDb: asAna }],
  ['a curator', { uid: cleo.uid, getDb: asCurator }],
  [namesAnother, { uid: ana.uid, getDb: asAna }],
  [
    'an owner with a session of another provider',
    { uid: ana.uid, getDb: () => signedInAs(ana.uid, 'password') },
  ],
]);

describe.each(rows)('at $match', ({ match, cells }) => {
  it.each(cells)('$person, $name: $may', async ({ person, may, ...line }) => {
    const [client, kind] = [clients.get(person), kinds[match]];
    if (!client || !kind) throw new Error(`There is no client or request for ${person} at ${match}.`);
    const { seeds, send } = prepareRequest(match, kind, line);
    const rebound = person === namesAnother ? [bindAccount('dee', {}, getGoogleId(ana.uid))] : [];
    await seed(...seeds, rebound);
    const request = Promise.resolve(send(client.getDb(), client.uid));
    await (may ? assertSucceeds(request) : assertFails(request));
  });
});

describe('docs/access-matrix.md', () => {
  it('allows at each match what the rules allow', () => {
    const allowing = rows.filter(({ cells }) => cells.some(({ may }) => may));
    expect(allowing.map(findAllowed).toSorted()).toEqual(findMatches(readText('firestore.rules')).toSorted());
  });

  it('has a row for every kind of document, and every request in it', () => {
    expect(rows.map(({ match }) => match).toSorted()).toEqual(Object.keys(kinds).toSorted());
    for (const { match, cells } of rows) {
      const names = cells.map(({ name }) => name);
      expect(names, match).toEqual(expect.arrayContaining(Object.keys(kinds[match]?.requests ?? {})));
    }
  });
});
