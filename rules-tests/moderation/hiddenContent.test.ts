import { LISTS_GROUP, listPath } from '@outrank/shared/documents/list';
import {
  HIDDEN_CONTENT,
  REPORT_COUNTS,
  REPORTS_GROUP,
  reportPath,
} from '@outrank/shared/documents/moderation';
import { QUERY_MAX } from '@outrank/shared/limits';
import { limit, where } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { anasList, anasSecondList, bensList, publishList, saveList, setList } from '../support/lists.ts';
import { castUpvote } from '../support/reactions.ts';
import { anasListTarget, setReport } from '../support/reports.ts';
import { commit, list, read } from '../support/requests.ts';
import { ana, ben } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, benCommits, asBen, asCurator, withCuratorClaim, seed, refuses, refusesEach } =
  openWorld();
const hidden = { hidden: true, isPublic: false };
const anaSaves = (changes = {}) => anaCommits(saveList(changes));

beforeEach(() => seed(seedLists()));

describe('a list that a curator hid', () => {
  beforeEach(() => seed(setList(anasList, hidden)));

  refuses(anaSaves, {
    'a reader whose claim is not true': {
      refused: () => read(withCuratorClaim('true'), listPath(anasList)),
      accepted: () => read(asCurator(), listPath(anasList)),
    },
    'its owner who shows it again': () => anaSaves({ isPublic: true }),
    'its owner who changes the field hidden': [
      () => anaSaves({ hidden: undefined }),
      () => anaSaves({ hidden: undefined, isPublic: true }),
      () => anaSaves({ hidden: false }),
    ],
    'upvotes of other users': {
      refused: () => benCommits(castUpvote(ben.uid)),
      accepted: () => anaCommits(castUpvote(ana.uid)),
    },
  });

  it('is not found by a query of public lists', async () => {
    const lists = await list(
      asBen(),
      { group: LISTS_GROUP },
      where('isPublic', '==', true),
      limit(QUERY_MAX),
    );
    expect(lists.docs.map(({ ref }) => ref.path)).toEqual([listPath(bensList)]);
  });
});

describe('the field hidden', () => {
  const publish = (changes = {}) => anaCommits(publishList(anasSecondList, changes));

  refuses(publish, {
    'a user who sets it': { refused: () => anaSaves(hidden), accepted: () => anaSaves({ isPublic: false }) },
    'a new list that has it': [() => publish({ hidden: true }), () => publish(hidden)],
  });
});

describe('moderation', () => {
  const bensReport = reportPath(ben.uid, anasListTarget);
  const page = limit(QUERY_MAX);

  beforeEach(() => seed(setReport(ben.uid)));

  const byTarget = where('target', '==', anasListTarget);
  const queries = [
    { what: 'the counts of open reports', path: REPORT_COUNTS, filters: [] },
    { what: 'the hidden content', path: HIDDEN_CONTENT, filters: [] },
    { what: 'the reports of a target', path: { group: REPORTS_GROUP }, filters: [byTarget] },
  ];
  refusesEach(
    () => read(asBen(), bensReport),
    queries,
    ({ what, path, filters }) => [
      `readers of ${what} whose claim is not true, and queries of more than a page`,
      {
        refused: [
          () => list(withCuratorClaim('true'), path, ...filters, page),
          () => list(asCurator(), path, ...filters),
          () => list(asCurator(), path, ...filters, limit(QUERY_MAX + 1)),
        ],
        accepted: () => list(asCurator(), path, ...filters, page),
      },
    ],
  );

  refuses(() => list(asCurator(), HIDDEN_CONTENT, page), {
    'a curator who hides a list without the function': () =>
      commit(asCurator(), { update: listPath(anasList), data: hidden }),
  });
});
