import {
  commentPath,
  HIDDEN_CONTENT,
  hiddenContentPath,
  LISTS_GROUP,
  listPath,
  MODERATION_LOG,
  REPORT_COUNTS,
  REPORTS_GROUP,
  reportPath,
} from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import { limit, serverTimestamp, where } from 'firebase/firestore';
import { beforeEach, describe, expect } from 'vitest';
import { bensComment, seedLists, setComment } from '../support/comments.ts';
import { anasList, anasSecondList, bensList, publishList, saveList, setList } from '../support/lists.ts';
import { castUpvote } from '../support/reactions.ts';
import { anasListTarget, setReport } from '../support/reports.ts';
import { commit, list, read } from '../support/requests.ts';
import { ana, ben } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { asAna, asBen, asCurator, signedOut, withCuratorClaim, seed, refuses } = openWorld();
const hidden = { hidden: true, isPublic: false };
const anaSaves = (changes = {}) => commit(asAna(), saveList(changes));

beforeEach(() => seed(seedLists()));

describe('a list that a curator hid', () => {
  const publicLists = () =>
    list(asBen(), { group: LISTS_GROUP }, where('isPublic', '==', true), limit(QUERY_MAX));

  beforeEach(() => seed(setList(anasList, hidden)));

  refuses(() => anaSaves(), {
    'readers who are neither its owner nor a curator': {
      refused: [
        () => read(asBen(), listPath(anasList)),
        () => read(withCuratorClaim('true'), listPath(anasList)),
      ],
      accepted: [() => read(asAna(), listPath(anasList)), () => read(asCurator(), listPath(anasList))],
    },
    'its owner who shows it again': () => anaSaves({ isPublic: true }),
    'its owner who changes the field hidden': [
      () => anaSaves({ hidden: undefined }),
      () => anaSaves({ hidden: undefined, isPublic: true }),
      () => anaSaves({ hidden: false }),
    ],
    'upvotes of other users': {
      refused: () => commit(asBen(), castUpvote(ben.uid)),
      accepted: () => commit(asAna(), castUpvote(ana.uid)),
    },
    'being found by a query of public lists': {
      refused: [],
      accepted: async () =>
        expect((await publicLists()).docs.map(({ ref }) => ref.path)).toEqual([listPath(bensList)]),
    },
  });
});

describe('the field hidden', () => {
  const publish = (changes = {}) => commit(asAna(), publishList(anasSecondList, changes));

  refuses(() => publish(), {
    'a user who sets it': {
      refused: () => anaSaves(hidden),
      accepted: () => anaSaves({ isPublic: false }),
    },
    'a new list that has it': [() => publish({ hidden: true }), () => publish(hidden)],
  });
});

describe('moderation', () => {
  const bensReport = reportPath(ben.uid, anasListTarget);
  const decision = { at: serverTimestamp(), by: 'cleo', reason: 'Spam' };
  const page = limit(QUERY_MAX);

  beforeEach(() => seed(setReport(ben.uid)));

  const byTarget = where('target', '==', anasListTarget);
  const queries = Object.entries({
    'the counts of open reports': { path: REPORT_COUNTS, filters: [] },
    'the hidden content': { path: HIDDEN_CONTENT, filters: [] },
    'the reports of a target': { path: { group: REPORTS_GROUP }, filters: [byTarget] },
  }).map(([what, { path, filters }]) => [
    `all but curators, who read ${what} a page at a time`,
    {
      refused: [
        () => list(signedOut(), path, ...filters, page),
        () => list(asBen(), path, ...filters, page),
        () => list(withCuratorClaim('true'), path, ...filters, page),
        () => list(asCurator(), path, ...filters),
        () => list(asCurator(), path, ...filters, limit(QUERY_MAX + 1)),
      ],
      accepted: () => list(asCurator(), path, ...filters, page),
    },
  ]);
  refuses(() => read(asBen(), bensReport), Object.fromEntries(queries));

  refuses(() => list(asCurator(), HIDDEN_CONTENT, page), {
    'comments under a hidden list to all but curators': {
      seed: [setList(anasList, hidden), setComment()],
      refused: () => read(asBen(), commentPath(bensComment)),
      accepted: () => read(asCurator(), commentPath(bensComment)),
    },
    'single reports and the log to curators': {
      refused: [() => read(asCurator(), bensReport), () => list(asCurator(), MODERATION_LOG, page)],
      accepted: () => read(asBen(), bensReport),
    },
    'direct writes of curators': [
      () => commit(asCurator(), { set: hiddenContentPath(anasListTarget), data: decision }),
      () => commit(asCurator(), { update: listPath(anasList), data: hidden }),
      () => commit(asCurator(), { set: `${MODERATION_LOG}/1`, data: decision }),
    ],
  });
});
