import { countFigure } from '@outrank/shared/testing/figures';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { openWorld } from '../world.ts';
import { commentRequests } from './commentRequests.ts';
import { hostileIds, hostileValues } from './hostile.ts';
import { type Kind, removed } from './kind.ts';
import { listRequests } from './listRequests.ts';
import { allMutations, changes, isHarmless, type Mutation, mutated, placesOf } from './mutation.ts';
import { reportRequests } from './reportRequests.ts';
import { commit, type Write } from './rest.ts';
import { userRequests } from './userRequests.ts';

/** Every kind of request with which a fan or a curator writes a document. */
export const kinds: readonly Kind[] = [
  ...userRequests,
  ...listRequests,
  ...commentRequests,
  ...reportRequests,
];

type World = ReturnType<typeof openWorld>;

const ACCEPTED = 200;
const MALFORMED = 400;
const REFUSED = 403;
/** How the emulator refuses a look-up whose path is longer than any can be. */
const BROKE_OFF = 500;

const AT_ONCE = 8;

/** How many attacks were answered in which way. */
export const tally = { refused: 0, unreadable: 0, harmless: 0 };

async function begin(world: World, { given }: Kind) {
  await world.clear();
  await world.given(given);
}

/** Nothing that was refused left a trace, so one state serves all; what is accepted begins it anew. */
async function expectRefusal(world: World, kind: Kind, attack: Attack) {
  const status = await commit(kind.by, attack.writes);
  countFigure('attacks');
  if (status === ACCEPTED) await begin(world, kind);
  const answers = attack.isHarmless ? [ACCEPTED, MALFORMED] : [REFUSED, MALFORMED, BROKE_OFF];
  expect(answers, `${kind.name}: ${attack.what} was answered with ${status}`).toContain(status);
  if (status === ACCEPTED) tally.harmless += 1;
  else if (status === REFUSED) tally.refused += 1;
  else tally.unreadable += 1;
}

type Attack = { readonly what: string; readonly writes: readonly Write[]; readonly isHarmless: boolean };

function attackOn(kind: Kind, mutation: Mutation): Attack {
  const value = mutation.value === removed ? 'nothing' : fc.stringify(mutation.value).slice(0, 200);
  return {
    what: `${mutation.at.join('.')} = ${value}`,
    writes: kind.writes(mutated(kind.data(kind.id), mutation), kind.id),
    isHarmless: isHarmless(kind, mutation),
  };
}

function attacksOnId(kind: Kind): Attack[] {
  const { isId, data, writes } = kind;
  if (!isId) return [];
  return hostileIds.map((id) => ({
    what: `the id ${id}`,
    writes: writes(data(id), id),
    isHarmless: isId(id),
  }));
}

/** Refused attacks prove nothing when the request is refused anyway: its untouched twin is accepted before and after. */
async function betweenTwins(world: World, kind: Kind, attacks: () => Promise<void>) {
  const twin = kind.writes(kind.data(kind.id), kind.id);
  await begin(world, kind);
  expect(await commit(kind.by, twin), `${kind.name}, untouched`).toBe(ACCEPTED);
  await begin(world, kind);
  await attacks();
  expect(await commit(kind.by, twin), `${kind.name}, untouched, after the attacks`).toBe(ACCEPTED);
}

/** All hostile ids, and every so many of the known attacks on the fields. */
export function attackAsKnown(world: World, kind: Kind, every: number) {
  const chosen = allMutations(kind.data(kind.id)).filter((_, index) => index % every === 0);
  const attacks = [...attacksOnId(kind), ...chosen.map((mutation) => attackOn(kind, mutation))];
  return betweenTwins(world, kind, async () => {
    const harmful = attacks.filter(({ isHarmless }) => !isHarmless);
    for (let next = 0; next < harmful.length; next += AT_ONCE) {
      await Promise.all(
        harmful.slice(next, next + AT_ONCE).map((attack) => expectRefusal(world, kind, attack)),
      );
    }
    for (const attack of attacks.filter(({ isHarmless }) => isHarmless)) {
      await expectRefusal(world, kind, attack);
    }
  });
}

/** Values that nobody thought of, at random places. */
export function attackAtRandom(world: World, kind: Kind, settings: fc.Parameters<[Mutation]>) {
  const data = kind.data(kind.id);
  const mutations = arbitraryMutation(data).filter((mutation) => changes(data, mutation));
  const property = fc.asyncProperty(mutations, (mutation) =>
    expectRefusal(world, kind, attackOn(kind, mutation)),
  );
  return betweenTwins(world, kind, () => fc.assert(property, settings));
}

const arbitraryValue = fc.oneof(
  fc.constantFrom(...hostileValues, removed),
  fc.string({ unit: 'binary', maxLength: 520 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.stringMatching(/^[a-z0-9-]{0,62}$/),
  fc.stringMatching(/^s[0-9]{0,4}$/),
  fc.double(),
  fc.integer(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 12 }),
  fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double(), fc.boolean()), { noNullPrototype: true }),
);

function arbitraryMutation(data: ReturnType<Kind['data']>): fc.Arbitrary<Mutation> {
  const { present, further } = placesOf(data);
  const named = fc.record({ at: fc.constantFrom(...present), value: arbitraryValue });
  const unnamed = fc.record({
    at: fc
      .tuple(fc.constantFrom(...further), fc.string({ minLength: 1 }))
      .map(([at, name]) => [...at.slice(0, -1), name]),
    value: arbitraryValue.filter((value) => value !== removed),
  });
  return fc.oneof({ weight: 9, arbitrary: named }, { weight: 1, arbitrary: unnamed });
}
