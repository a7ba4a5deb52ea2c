import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ana, ben } from './builders.ts';
import { allRights, type Person, people, type Right, type Row } from './matrix/row.ts';
import { matchesOf, matrix, matrixInMarkdown } from './matrix.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

type Knocking = { readonly uid: string; readonly db: () => Firestore };

const knocking: Readonly<Record<Person, Knocking>> = {
  'signed out': { uid: 'nobody', db: world.signedOut },
  'a fan': { uid: ben.uid, db: () => world.signedInAs(ben.uid) },
  'the owner': { uid: ana.uid, db: () => world.signedInAs(ana.uid) },
  'a curator': { uid: 'cleo', db: () => world.withCuratorClaim(true) },
};

function cellsOf(row: Row) {
  return allRights(row).flatMap((right) =>
    people.map((person) => {
      const may = right.who.includes(person);
      return { person, right, may, sentence: `${person} ${may ? 'may' : 'may not'} ${nameOf(right)}` };
    }),
  );
}

const nameOf = ({ act, what }: Right) => (what === undefined ? act : `${act} ${what}`);

describe.each(matrix)('at $match', (row) => {
  it.each(cellsOf(row))('$sentence', async ({ person, right, may }) => {
    if (row.around) await world.given(row.around);
    if (right.act !== 'create') await world.given(row.given);
    if (right.given) await world.given(right.given);
    const { uid, db } = knocking[person];
    const attempt = right.attempt(db(), uid);
    await (may ? assertSucceeds(attempt) : assertFails(attempt));
  });
});

describe('the matrix', () => {
  it('has a row for every match of the rules, with what it allows, and no other', () => {
    const ofRules = matchesOf(readText('../firestore.rules'));
    const ofMatrix = matrix
      .filter(({ isUnnamed }) => !isUnnamed)
      .map((row) => ({ path: row.match, acts: allowedIn(row) }));
    const inOrder = (matches: typeof ofRules) =>
      matches.map(({ path, acts }) => `${path}: ${acts.toSorted().join(' ')}`).toSorted();
    expect(inOrder(ofMatrix)).toEqual(inOrder(ofRules));
  });

  it('is the one of docs/security.md', () => {
    expect(readText('../docs/security.md')).toContain(matrixInMarkdown(matrix));
  });
});

function allowedIn(row: Row) {
  const allowed = allRights(row).filter(({ who }) => who.length > 0);
  return [...new Set(allowed.map(({ act }) => act))];
}
