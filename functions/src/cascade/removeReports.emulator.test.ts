import { listKeyText } from '@outrank/shared/documents/list';
import { reportCountPath, reportPath } from '@outrank/shared/documents/moderation';
import { beforeEach, describe, expect, it } from 'vitest';
import { hideContent, restoreContent } from '../moderation/hideContent.ts';
import { countEverything } from '../testing/countEverything.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { SEEDED_AT as at, seedDocuments } from '../testing/documents.ts';
import { db, whichExist } from '../testing/emulator.ts';
import { anasList, bensList, seedTwoLists, seedVotedComments } from '../testing/twoLists.ts';
import { deleteList } from '../testing/userActions.ts';
import { cascadeListDeletion } from './cascadeListDeletion.ts';
import { cascadeCommentDeletion, removeComment } from './removeComment.ts';

const onList = `list~${listKeyText(anasList)}`;
const onBensList = `list~${listKeyText(bensList)}`;
const targets = [onList, 'comment~ana-1', 'comment~ana-2', onBensList, 'comment~ben-1', 'comment~ben-2'];

/** Two users' reports on a target, and its count. */
const pathsOf = (...on: readonly string[]) =>
  on.flatMap((target) => [reportPath('cal', target), reportPath('dee', target), reportCountPath(target)]);

async function seedReports() {
  await seedTwoLists();
  await seedDocuments(
    targets.flatMap((target) => {
      const report = { target, reason: 'abuse', text: 'Ana is rude', at };
      return [
        [reportPath('cal', target), report],
        [reportPath('dee', target), report],
        [reportCountPath(target), { count: 2, isOpen: true, at, decidedAt: null }],
      ] as const;
    }),
  );
}

async function expectReports(on: readonly string[]) {
  const expected = pathsOf(...targets).map((path) => on.some((target) => path.endsWith(`/${target}`)));
  expect(await whichExist(...pathsOf(...targets))).toEqual(expected);
}

/** Counts again, as the events of the deleted reports do; nothing may come back. */
async function expectReportsAfterEvents(on: readonly string[]) {
  await countEverything();
  await expectReports(on);
}

const hide = (target: string) => hideContent(db, { by: 'cleo', action: 'hide', target, reason: '' });

beforeEach(seedReports);

it('every target has its reports and their count while it exists', async () => {
  await cascadeListDeletion(db, anasList);
  await cascadeCommentDeletion(db, 'ana-1');
  await expectReportsAfterEvents(targets);
});

describe('a deleted list', () => {
  const others = [onBensList, 'comment~ben-1', 'comment~ben-2'];

  it('takes the reports of it and of its comments along, hidden ones too', async () => {
    await hide('comment~ana-1');
    await deleteList(anasList);
    await expect(cascadeListDeletion(db, anasList)).resolves.toMatchObject({ reports: 3 * 3 });
    await expectReportsAfterEvents(others);
  });

  it('takes them along when a curator had hidden it', async () => {
    await hide(onList);
    await deleteList(anasList);
    await cascadeListDeletion(db, anasList);
    await expectReportsAfterEvents(others);
  });

  it('takes more reports along than one query can name', async () => {
    await seedVotedComments(anasList, 65, 'ben');
    const late = Array.from({ length: 65 }, (_, index) => `comment~late-${index}`);
    await seedDocuments(late.map((target) => [reportPath('cal', target), { target, reason: 'spam', at }]));
    await deleteList(anasList);
    await expect(cascadeListDeletion(db, anasList)).resolves.toMatchObject({ reports: 3 * 3 + 65 });
  });

  it('takes them along in the next run, wherever a run failed', async () => {
    const start = async () => {
      await seedReports();
      await deleteList(anasList);
    };
    const check = () => expectReports(others);
    expect(await failAtEveryStep(start, (on) => cascadeListDeletion(on, anasList), check)).toBe(8);
  });
});

describe('a deleted comment', () => {
  const others = targets.filter((target) => target !== 'comment~ana-1');

  it('takes the reports of it along, and leaves those of its replies', async () => {
    await removeComment(db, 'ana', 'ana-1');
    await expect(cascadeCommentDeletion(db, 'ana-1')).resolves.toEqual({ votes: 1, reports: 3 });
    await expectReportsAfterEvents(others);
  });

  it('keeps them while a curator hides it, until its author deletes it', async () => {
    await hide('comment~ana-1');
    await cascadeCommentDeletion(db, 'ana-1');
    await expectReportsAfterEvents(targets);
    const decision = { by: 'cleo', action: 'restore', target: 'comment~ana-1', reason: '' } as const;
    await expect(restoreContent(db, decision, { text: 'Words of Ana' })).resolves.toBe(true);
    await expectReportsAfterEvents(targets);
    await hide('comment~ana-1');
    await removeComment(db, 'ana', 'ana-1');
    await cascadeCommentDeletion(db, 'ana-1');
    await expectReportsAfterEvents(others);
  });
});
