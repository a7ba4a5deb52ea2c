import { accountDeletionPath } from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedResults, recount } from '../testing/ballots.ts';
import { anyDeliveryPlan, EventQueue } from '../testing/delivery/EventQueue.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { authUsers, db, exists } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import {
  hasAuthUser,
  readDeletionEvents,
  runCleanUp,
  seedDeletionRequest,
  seedLeavingUser,
} from '../testing/leavingUser.ts';
import { readDatabase } from '../testing/readDatabase.ts';
import { anasList, bensList } from '../testing/twoLists.ts';
import { comment, favorite, upvote, voteOnComment } from '../testing/userActions.ts';
import { type AuthUsers, removeAccount } from './removeAccount.ts';
import { requestDeletion } from './requestDeletion.ts';

const remove = (on = db) => removeAccount({ db: on, authUsers }, 'ana');

let undisturbed: unknown;

async function expectUndisturbed(): Promise<void> {
  await runCleanUp();
  await expect(hasAuthUser('ana')).resolves.toBe(false);
  await expect(readDatabase()).resolves.toEqual(undisturbed);
}

beforeAll(async () => {
  await seedDeletionRequest();
  await remove();
  await runCleanUp();
  undisturbed = await readDatabase();
});

describe('an account deletion', { timeout: 240_000 }, () => {
  it('is completed by the next run as if nothing had happened, wherever a run failed', async () => {
    expect(await failAtEveryStep(seedDeletionRequest, remove, expectUndisturbed)).toBe(2 * 13);
  });

  it.each([
    ['updateUser', false],
    ['deleteUser', true],
  ] as const)('keeps its request for the next run when %s fails', async (step, isDisabled) => {
    await seedDeletionRequest();
    const failing: AuthUsers = {
      updateUser: (...change) => authUsers.updateUser(...change),
      deleteUser: (uid) => authUsers.deleteUser(uid),
      [step]: () => Promise.reject(new Error('The provider is down')),
    };
    await expect(removeAccount({ db, authUsers: failing }, 'ana')).rejects.toThrow('is down');
    await expect(exists(accountDeletionPath('ana'))).resolves.toBe(true);
    // Nobody can sign in between.
    await expect(authUsers.getUser('ana')).resolves.toMatchObject({ disabled: isDisabled });
    await remove();
    await expectUndisturbed();
  });

  it('has the same result when three runs overlap', async () => {
    await seedDeletionRequest();
    await Promise.all([1, 2, 3].map(() => remove()));
    await expectUndisturbed();
  });
});

const anyOther = fc.constantFrom('ben', 'cal');
const anyList = fc.constantFrom(anasList, bensList);
const anyComment = fc.constantFrom('ana-1', 'ana-2', 'ben-1', 'ben-2', 'new-1');
const anyAction: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  fc
    .tuple(anyOther, anyComment, fc.constantFrom<(1 | -1 | 0)[]>(1, -1, 0))
    .map((vote) => () => voteOnComment(...vote)),
  fc.tuple(anyOther, anyList).map((on) => () => upvote(...on)),
  fc.tuple(anyOther, anyList).map((on) => () => favorite(...on)),
  anyList.map((list) => () => comment({ id: 'new-1', list, author: 'ben' })),
  anyList.map((list) => {
    const parentId = `${list.userId}-1`;
    return () => comment({ id: `new-reply-${parentId}`, list, author: 'ben', parentId });
  }),
);
const anyActions = fc.array(anyAction, { minLength: 4, maxLength: 10 });
const anyPlans = fc.array(anyDeliveryPlan({ minDeliveries: 2 }), { minLength: 1, maxLength: 15 });

async function actDuringDelivery(queue: EventQueue, actions: readonly (() => Promise<unknown>)[]) {
  for (const act of actions) {
    queue.tick();
    await act();
  }
  await queue.settle();
}

it('counts right and leaves nothing of the user, whatever others do to her content meanwhile', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyPlans, anyActions, anyActions, async (plans, actions, later) => {
      await seedLeavingUser();
      const queue = new EventQueue(db, plans);
      queue.publish({
        run: async (unreliable) => {
          await requestDeletion(db, 'ana');
          await remove(unreliable);
        },
      });
      await actDuringDelivery(queue, actions);
      for (const event of await readDeletionEvents()) queue.publish(event);
      await actDuringDelivery(queue, later);
      await runCleanUp();
      await expectNoViolations();
      await expect(publishedResults()).resolves.toEqual(await recount());
      const remaining = JSON.stringify(await readDatabase());
      expect(remaining).not.toMatch(/"(userId|listUserId|userName)":"ana"/i);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
