import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import { listPath } from '@outrank/shared/documents/list';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { beforeEach, describe } from 'vitest';
import { type Changes, forgeTimes } from '../support/bounds.ts';
import { fiveSeasons, fourOfCast, setConsensusBallot, submitList } from '../support/consensusBallots.ts';
import {
  anasList,
  anasSecondList,
  bensList,
  deleteList,
  missingList,
  newLastWeek,
  newList,
  publishList,
  saveList,
  setList,
} from '../support/lists.ts';
import { ana } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, benCommits, seed, refuses, refusesEach, refusesChanges, accepts } = openWorld();
const path = consensusBallotPath({ userId: ana.uid, subject: 'seasons' });
const submit = (subject?: string, content = fiveSeasons, changes: Changes = {}) =>
  anaCommits(submitList(subject, content, changes));
const submitCast = (changes: Changes = {}) => submit('cast-s20', fourOfCast, changes);
const fiveOfCast = { ...fourOfCast, items: [...fourOfCast.items, contestantItem('rupert-boneham', 's20')] };
const withoutLast = (content: typeof fiveSeasons) => ({ ...content, items: content.items.slice(0, -1) });

beforeEach(() => seed(seedLists()));

describe('a consensus ballot', () => {
  accepts({
    'a list of seasons': () => submit(),
    'a list of a cast': () => submitCast(),
    'a list of the cast of season 100': () =>
      submit('cast-s100', fourOfCast, { itemSeasonIds: fourOfCast.items.map(() => 's100') }),
    'a list that the same batch publishes': () =>
      anaCommits(publishList(anasSecondList, {}, fiveSeasons), setConsensusBallot(anasSecondList)),
    'a list that was not public before': async () => {
      await seed({ set: listPath(anasList), data: newList(anasList, { isPublic: false }, fiveSeasons) });
      await submit('seasons', fiveSeasons, { isPublic: true, lastWeek: newLastWeek(fiveSeasons) });
    },
  });

  refusesChanges(
    (changes) => anaCommits(saveList({}, fiveSeasons), setConsensusBallot(anasList, 'seasons', changes)),
    {
      'no list': { listId: undefined },
      'another list, which the batch does not save': { listId: anasSecondList.listId },
      'a list that does not exist': { listId: missingList.listId },
      'a number for a list': { listId: 1 },
      'a path below the list': { listId: `${anasList.listId}/a/b` },
      'no time': { at: undefined },
      'an unknown field': { order: ['s20'] },
      ...forgeTimes('at'),
    },
  );

  refuses(submit, {
    'a list that the batch does not save': {
      seed: [{ set: listPath(anasList), data: newList(anasList, {}, fiveSeasons) }],
      refused: () => anaCommits(setConsensusBallot(anasList)),
      accepted: () => submit('seasons', fiveSeasons, { lastWeek: newLastWeek(fiveSeasons) }),
    },
    'a list of four seasons': () => submit('seasons', withoutLast(fiveSeasons)),
    'a list of contestants as one of seasons': () => submit('seasons', fiveOfCast),
    'a list that the batch makes private': () => submit('seasons', fiveSeasons, { isPublic: false }),
    'a list that an older field makes private': {
      seed: [setList(anasList, { public: false })],
      refused: submit,
      until: [setList(anasList, { public: true })],
    },
    'a list that a curator hid': {
      seed: [setList(anasList, { hidden: true, isPublic: false })],
      refused: [submit, () => submit('seasons', fiveSeasons, { isPublic: false })],
      until: [setList()],
      accepted: () => submit(),
    },
    'a list that the batch deletes': () => anaCommits(deleteList(), setConsensusBallot(anasList)),
    'the list of another user, under a path that leads there': () =>
      anaCommits(
        saveList({}, fiveSeasons),
        setConsensusBallot(anasList, 'seasons', { listId: `../../ben/lists/${bensList.listId}` }),
      ),
    'a submission in the name of another user': () => benCommits(setConsensusBallot(anasList)),
  });

  refuses(submitCast, {
    'a list of three contestants': () => submit('cast-s20', withoutLast(fourOfCast)),
    'a list of seasons as one of a cast': () => submit('cast-s20'),
    'a list of seasons that all name a season': () =>
      submit('cast-s20', fiveSeasons, { itemSeasonIds: fiveSeasons.items.map(() => 's20') }),
    'a contestant of another season': () => submitCast({ itemSeasonIds: ['s20', 's20', 's20', 's16'] }),
    'the cast of another season': () => submit('cast-s16', fourOfCast),
  });

  refusesEach(
    submitCast,
    ['cast-s20-s20', 'cast-20', 'cast-', 'cast', 'CAST-s20', 'xcast-s20', 'cast-s2000', 'survivor-s20'],
    (subject) => [`the subject ${subject}`, () => submit(subject, fourOfCast)],
  );
  refusesEach(submit, ['season', 'seasons-s20', 'cast-s'], (subject) => [
    `the subject ${subject}`,
    () => submit(subject),
  ]);
});

describe('a consensus ballot that was submitted', () => {
  beforeEach(() => seed(setConsensusBallot(anasSecondList), setConsensusBallot(anasList, 'cast-s20')));

  accepts({
    'its withdrawal with the list': () => anaCommits(deleteList(), { delete: path }),
    'its withdrawal with a save': () => anaCommits(saveList({ isPublic: false }), { delete: path }),
  });

  refuses(submit, {
    'another list, which the batch does not save': () => anaCommits(setConsensusBallot(anasList)),
    'another list in the name of another user': () => benCommits(setConsensusBallot(anasList)),
    'another list that does not qualify': () => submit('seasons', withoutLast(fiveSeasons)),
  });
});
