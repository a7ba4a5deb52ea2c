import {
  AIRING_SEASONS,
  predictionPath,
  predictionsPath,
  standingListPath,
} from '@outrank/shared/documents/airing';
import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { type Bound, type Changes, getDaysFromNow } from '../support/bounds.ts';
import { openKey, remaining, setAiring, setCounted, submitPrediction } from '../support/predictions.ts';
import { list, listOne, read } from '../support/requests.ts';
import { ana } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, asAna, asBen, seed, refuses, testBounds } = openWorld();
const path = predictionPath(openKey, ana.uid);

const submit = (changes: Changes = {}) => anaCommits(submitPrediction(ana.uid, changes));
const submitTo = (key: string) => anaCommits(submitPrediction(ana.uid, {}, key));
const later = { closesAt: getDaysFromNow(1) };
const passed = { closesAt: getDaysFromNow(-1) };

beforeEach(() => seed(setAiring()));

const bounds: readonly Bound[] = [
  ['holds everybody who remains', {}, { order: remaining.slice(1) }],
  ['names nobody twice', {}, { order: remaining.with(0, remaining[1] ?? '') }],
  ['names nobody twice beside all others', {}, { order: [...remaining, remaining[0]] }],
  ['names nobody else', {}, { order: remaining.with(0, 'parvati-shallow') }],
  ['names nobody besides', {}, { order: [...remaining, 'parvati-shallow'] }],
  ['holds ids, no numbers', {}, { order: remaining.map((_, index) => index) }],
  ['is an array, no map', {}, { order: Object.fromEntries(remaining.entries()) }],
  ['is an array, no text', {}, { order: remaining.join() }],
  ['has an order', {}, { order: undefined }],
  ['has a time', {}, { at: undefined }],
  ['has no past time', {}, { at: getDaysFromNow(-1) }],
  ['has no other field', {}, { displayName: 'Ana' }],
];

describe('a prediction', () => {
  testBounds(bounds, submit);

  refuses(submit, {
    'the cast of before, whom somebody has left, until they are back': {
      seed: [setAiring({ remainingIds: remaining.slice(1) })],
      refused: submit,
      until: [setAiring()],
    },
    'another episode, until it is the open one': {
      refused: () => submitTo('s51-e03'),
      until: [setAiring({ key: 's51-e03' })],
    },
    'the same episode of another season': () => submitTo('s50-e02'),
    'a key without a season': () => submitTo('e02'),
    'a season in which nothing is open': { seed: [setAiring(null)], refused: submit, until: [setAiring()] },
    'after closing': { seed: [setAiring(passed)], refused: submit, until: [setAiring(later)] },
    'a change after closing': {
      first: () => submit().then(() => seed(setAiring(passed))),
      refused: submit,
      until: [setAiring(later)],
    },
  });

  refuses(() => submitTo('s51-boot'), {
    'any key but that of the boot order before episode 1 has a time': {
      seed: [setAiring({ key: 's51-boot', closesAt: null })],
      refused: submit,
    },
  });
});

describe('a prediction that was made', () => {
  beforeEach(() => seed({ set: path, data: { order: remaining, at: serverTimestamp() } }));
  const readIt = () => read(asAna(), path);

  refuses(readIt, {
    'others before it is counted, whatever its time says': {
      seed: [setAiring(passed)],
      refused: () => read(asBen(), path),
      until: [setCounted()],
    },
    'others when only another episode is counted': {
      seed: [setAiring(null), setCounted('s51-e01')],
      refused: () => read(asBen(), path),
      until: [setCounted()],
    },
    'a list after closing, also of the owner': {
      seed: [setAiring(null)],
      refused: [() => listOne(asAna(), predictionsPath(openKey)), () => list(asAna(), { group: 'entries' })],
      accepted: [() => listOne(asAna(), standingListPath('s51')), () => listOne(asBen(), AIRING_SEASONS)],
    },
  });
});
