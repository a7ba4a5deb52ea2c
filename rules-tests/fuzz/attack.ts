import fc from 'fast-check';
import { expect } from 'vitest';
import { commitByRest, type RestWrite } from '../support/rest.ts';
import type { World } from '../support/world.ts';
import { commentRequests } from './commentRequests.ts';
import { hostileIds, hostileValues } from './hostile.ts';
import { listRequests } from './listRequests.ts';
import {
  applyMutation,
  createMutations,
  findMutablePaths,
  hasEffect,
  isHarmless,
  type Mutation,
} from './mutation.ts';
import { userRequests } from './userRequests.ts';
import { removed, type ValidRequest } from './validRequest.ts';

/** Every kind of request with which a user or a curator writes a document. */
export const validRequests: readonly ValidRequest[] = [...userRequests, ...listRequests, ...commentRequests];

const ACCEPTED = 200;
const MALFORMED = 400;
const REFUSED = 403;
/** The emulator's response when a rule reads a document whose path is too long. */
const BROKEN = 500;

const AT_ONCE = 8;

/** How many attacks got which response. */
export const responses = { refused: 0, unreadable: 0, harmless: 0 };

type Attack = { readonly what: string; readonly writes: readonly RestWrite[]; readonly isHarmless: boolean };

async function seedRequest({ reset, seed }: World, request: ValidRequest): Promise<void> {
  await reset();
  await seed(...request.seed);
}

/** A refused attack changes nothing, so all share one world; an accepted one resets it. */
async function expectRefusal(world: World, request: ValidRequest, attack: Attack): Promise<void> {
  const status = await commitByRest(request.by, attack.writes);
  if (status === ACCEPTED) await seedRequest(world, request);
  const expected = attack.isHarmless ? [ACCEPTED, MALFORMED] : [REFUSED, MALFORMED, BROKEN];
  expect(expected, `${request.name}: ${attack.what} had the response ${status}`).toContain(status);
  if (status === ACCEPTED) responses.harmless += 1;
  else if (status === REFUSED) responses.refused += 1;
  else responses.unreadable += 1;
}

function mutate(request: ValidRequest, mutation: Mutation): Attack {
  const { id, createData, createWrites } = request;
  const value = mutation.value === removed ? 'nothing' : fc.stringify(mutation.value).slice(0, 200);
  return {
    what: `${mutation.path.join('.')} = ${value}`,
    writes: createWrites(applyMutation(createData(id), mutation), id),
    isHarmless: isHarmless(request, mutation),
  };
}

function attackId({ isValidId, createData, createWrites }: ValidRequest): Attack[] {
  if (!isValidId) return [];
  return hostileIds.map((id) => ({
    what: `the id ${id}`,
    writes: createWrites(createData(id), id),
    isHarmless: isValidId(id),
  }));
}

/** Accepts the valid request before and after the attacks: otherwise their refusal proves nothing. */
async function checkAround(world: World, request: ValidRequest, attack: () => Promise<void>) {
  const writes = request.createWrites(request.createData(request.id), request.id);
  await seedRequest(world, request);
  expect(await commitByRest(request.by, writes), `${request.name}, before the attacks`).toBe(ACCEPTED);
  await seedRequest(world, request);
  await attack();
  expect(await commitByRest(request.by, writes), `${request.name}, after the attacks`).toBe(ACCEPTED);
}

/** Attacks with all hostile ids, and with every nth hostile value. */
export function attackWithKnownValues(world: World, request: ValidRequest, nth: number) {
  const chosen = createMutations(request.createData(request.id)).filter((_, index) => index % nth === 0);
  const attacks = [...attackId(request), ...chosen.map((mutation) => mutate(request, mutation))];
  const harmful = attacks.filter((attack) => !attack.isHarmless);
  return checkAround(world, request, async () => {
    for (let next = 0; next < harmful.length; next += AT_ONCE) {
      const batch = harmful.slice(next, next + AT_ONCE);
      await Promise.all(batch.map((attack) => expectRefusal(world, request, attack)));
    }
    for (const attack of attacks.filter((each) => each.isHarmless)) {
      await expectRefusal(world, request, attack);
    }
  });
}

/** Attacks with random values at random paths. */
export function attackAtRandom(world: World, request: ValidRequest, settings: fc.Parameters<[Mutation]>) {
  const data = request.createData(request.id);
  const mutations = arbitraryMutation(data).filter((mutation) => hasEffect(data, mutation));
  const property = fc.asyncProperty(mutations, (mutation) =>
    expectRefusal(world, request, mutate(request, mutation)),
  );
  return checkAround(world, request, () => fc.assert(property, settings));
}

const arbitraryValue = fc.oneof(
  fc.constantFrom(...hostileValues, removed),
  // The app sends names in this normal form, and the rules cannot ask for it.
  fc.string({ unit: 'binary', maxLength: 520 }).map((text) => text.normalize('NFC')),
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.normalize('NFC')),
  fc.stringMatching(/^[a-z0-9-]{0,62}$/),
  fc.stringMatching(/^s[0-9]{0,4}$/),
  fc.double(),
  fc.integer(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 12 }),
  fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double(), fc.boolean()), { noNullPrototype: true }),
);

function arbitraryMutation(data: ReturnType<ValidRequest['createData']>): fc.Arbitrary<Mutation> {
  const { present, additional } = findMutablePaths(data);
  const change = fc.record({ path: fc.constantFrom(...present), value: arbitraryValue });
  const addition = fc.record({
    path: fc
      .tuple(fc.constantFrom(...additional), fc.string({ minLength: 1 }))
      .map(([path, name]) => [...path.slice(0, -1), name]),
    value: arbitraryValue.filter((value) => value !== removed),
  });
  return fc.oneof({ weight: 9, arbitrary: change }, { weight: 1, arbitrary: addition });
}
