import { expect, it } from 'vitest';
import * as cloud from './index.ts';
import { cloud as underChaos } from './testing/cloud.ts';

const triggers = Object.entries(cloud).filter(([, { __endpoint }]) => 'eventTrigger' in __endpoint);

it('carries a changed username when a profile is written', () => {
  expect(cloud.propagateUserName.__endpoint).toMatchObject({
    region: ['us-central1'],
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.written',
      eventFilterPathPatterns: { document: 'userLists/{uid}' },
    },
  });
});

it('clears up once a list is marked as deleted', () => {
  expect(cloud.cleanUpList.__endpoint).toMatchObject({
    region: ['us-central1'],
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.created',
      eventFilterPathPatterns: { document: 'deletedLists/{listKey}' },
    },
  });
});

it('counts the ballots of a fan when they change', () => {
  expect(cloud.tallyBallot.__endpoint).toMatchObject({
    region: ['us-central1'],
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.written',
      eventFilterPathPatterns: { document: 'userGlobalRankings/{uid}' },
    },
  });
});

it('clears up whenever a comment is marked as deleted', () => {
  expect(cloud.cleanUpComment.__endpoint).toMatchObject({
    region: ['us-central1'],
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.written',
      eventFilterPathPatterns: { document: 'deletedComments/{commentId}' },
    },
  });
});

it('removes an account once its fan wished it away', () => {
  expect(cloud.processDeletionRequest.__endpoint).toMatchObject({
    region: ['us-central1'],
    timeoutSeconds: 540,
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.created',
      eventFilterPathPatterns: { document: 'accountDeletions/{uid}' },
    },
  });
});

it('tries again to publish results when it failed', () => {
  expect(cloud.publishTopTen.__endpoint).toMatchObject({
    region: ['us-central1'],
    taskQueueTrigger: { retryConfig: { maxAttempts: 10 } },
  });
});

it.each(triggers)('retries %s, because a failed event without a retry is lost', (_name, { __endpoint }) => {
  expect(__endpoint.eventTrigger?.retry).toBe(true);
});

it('delivers to every function that no browser calls, in tests, late and twice and not at all', () => {
  const called = Object.entries(cloud).filter(([, { __endpoint }]) => !('callableTrigger' in __endpoint));
  expect(Object.keys(underChaos).toSorted()).toEqual(called.map(([name]) => name).toSorted());
});

it.each([
  ['recomputeWeeklyTop', cloud.recomputeWeeklyTop, 'every 5 minutes'],
  ['rebuildSearchSnapshot', cloud.rebuildSearchSnapshot, 'every 60 minutes'],
])('runs %s on its own schedule, one at a time', (_name, { __endpoint }, schedule) => {
  expect(__endpoint).toMatchObject({
    region: ['us-central1'],
    maxInstances: 1,
    scheduleTrigger: { schedule },
  });
});

it.each([
  ['freezeEdition', cloud.freezeEdition, '1 4 * * 5'],
  ['reconcile', cloud.reconcile, '0 3 * * *'],
])('runs %s by the clock of UTC, one at a time', (_name, { __endpoint }, schedule) => {
  expect(__endpoint).toMatchObject({
    region: ['us-central1'],
    maxInstances: 1,
    scheduleTrigger: { schedule, timeZone: 'Etc/UTC' },
  });
});

it('answers searches on a bounded number of machines', () => {
  expect(cloud.searchLists.__endpoint).toMatchObject({
    region: ['us-central1'],
    availableMemoryMb: 512,
    maxInstances: 10,
    callableTrigger: {},
  });
});

it.each([
  ['deletes comments', cloud.deleteComment],
  ['deletes accounts', cloud.deleteAccount],
  ['moderates', cloud.moderate],
  ['deletes accounts', cloud.deleteAccount],
])('%s on a bounded number of machines', (_what, { __endpoint }) => {
  expect(__endpoint).toMatchObject({
    region: ['us-central1'],
    maxInstances: 10,
    callableTrigger: {},
  });
});
