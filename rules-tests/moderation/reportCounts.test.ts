import { reportCountPath, reportPath } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe } from 'vitest';
import { getDaysFromNow } from '../support/bounds.ts';
import { seedLists } from '../support/comments.ts';
import {
  anasListTarget,
  countReport,
  type ReportRequest,
  reportTarget,
  setReport,
  setReportCount,
} from '../support/reports.ts';
import { commit, read, remove } from '../support/requests.ts';
import { ben, raiseRate, setRate } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { signedInAs, asBen, asCurator, signedOut, seed, refuses } = openWorld();
const path = reportCountPath(anasListTarget);
const benReports = (request?: ReportRequest) => commit(asBen(), reportTarget(ben.uid, request));
const withCount = (count: unknown) => () => benReports({ count: { count } });

beforeEach(() => seed(seedLists()));

describe('the count of open reports', () => {
  refuses(() => benReports(), {
    'every other count than the next': {
      seed: [setReportCount(4)],
      refused: [4, 6, -5, 5.5, '5'].map(withCount),
      accepted: withCount(5),
    },
    'every other first count than one': [0, 2, -1].map(withCount),
    'a double': { seed: [setReportCount(-1)], refused: withCount(-0), accepted: withCount(0) },
    'a signed-out visitor, at first': () => commit(signedOut(), countReport()),
    'a signed-out visitor, later': {
      first: () => benReports(),
      refused: () => commit(signedOut(), countReport()),
      accepted: [],
    },
    'one half without the other': [
      () => commit(asBen(), countReport()),
      () => commit(asBen(), setReport(ben.uid), raiseRate(ben.uid, 'reports', anasListTarget)),
    ],
    'a count of a user who has already reported': {
      seed: [setRate('cleo', 'reports')],
      first: () => benReports(),
      refused: () => commit(asBen(), countReport()),
      accepted: () => commit(signedInAs('cleo'), reportTarget('cleo')),
    },
    'two counts in one batch': () => commit(asBen(), reportTarget(), countReport()),
    'a future time': () => benReports({ count: { at: getDaysFromNow(1) } }),
    'an unknown field': () => benReports({ count: { isUrgent: true } }),
    'deletion by clients, and reading by users': {
      first: () => benReports(),
      refused: [() => remove(asBen(), path), () => remove(asCurator(), path), () => read(asBen(), path)],
      accepted: () => read(asBen(), reportPath(ben.uid, anasListTarget)),
    },
  });
});
