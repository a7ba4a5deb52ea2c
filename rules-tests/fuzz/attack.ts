import fc from 'fast-check';
import { expect } from 'vitest';
import { commitByRest, type RestWrite } from '../support/rest.ts';
import type { World } from '../support/world.ts';
import { commentRequests } from './commentRequests.ts';
import { hostileIds } from './hostile.ts';
import { listRequests } from './listRequests.ts';
import { applyMutation, createMutations, isHarmless, type Mutation } from './mutation.ts';
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
