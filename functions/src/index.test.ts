import { expect, it } from 'vitest';
import * as index from './index.ts';
import { cloudEvents } from './testing/delivery/cloudEvents.ts';

const functions = { ...index };
const all = Object.entries(functions);
const triggers = all.filter(([, { __endpoint }]) => 'eventTrigger' in __endpoint);
const callables = all.filter(([, { __endpoint }]) => 'callableTrigger' in __endpoint);

it.each([
  ['propagateUserName', 'written', 'userLists/{uid}', {}],
  ['cleanUpList', 'created', 'deletedLists/{listKey}', {}],
  ['cleanUpComment', 'written', 'deletedComments/{commentId}', {}],
  ['tallyBallot', 'written', 'userGlobalRankings/{uid}', {}],
  ['processDeletionRequest', 'created', 'accountDeletions/{uid}', { timeoutSeconds: 540 }],
] as const)('starts %s when a document is %s at %s', (name, event, document, options) => {
  expect(functions[name].__endpoint).toMatchObject({
    ...options,
    eventTrigger: {
      eventType: `google.cloud.firestore.document.v1.${event}`,
      eventFilterPathPatterns: { document },
    },
  });
});

it.each(triggers)(
  'retries %s, because an event that fails without a retry is lost',
  (_name, { __endpoint }) => {
    expect(__endpoint.eventTrigger?.retry).toBe(true);
  },
);

it.each([
  ['recomputeWeeklyTop', { schedule: 'every 5 minutes' }],
  ['rebuildSearchSnapshot', { schedule: 'every 60 minutes' }],
  ['freezeEdition', { schedule: '1 4 * * 5', timeZone: 'Etc/UTC', retryConfig: { retryCount: 5 } }],
  ['reconcile', { schedule: '0 3 * * *', timeZone: 'Etc/UTC', retryConfig: { retryCount: 3 } }],
] as const)('runs %s on schedule, one at a time', (name, scheduleTrigger) => {
  expect(functions[name].__endpoint).toMatchObject({ maxInstances: 1, scheduleTrigger });
});

it('retries the publication of results', () => {
  const taskQueueTrigger = { retryConfig: { maxAttempts: 10 } };
  expect(functions.publishTopTen.__endpoint).toMatchObject({ taskQueueTrigger });
});

it.each(callables)('bounds the instances of %s, which browsers call', (name, { __endpoint }) => {
  expect(__endpoint).toMatchObject({ maxInstances: 10 });
  if (name === 'searchLists') expect(__endpoint).toMatchObject({ availableMemoryMb: 512 });
});

it('runs everything in one region', () => {
  expect(callables.map(([name]) => name)).toHaveLength(4);
  for (const [, { __endpoint }] of all) expect(__endpoint.region).toEqual(['us-central1']);
});

it('has a simulated event for every function that no browser calls', () => {
  const others = all.filter((each) => !callables.includes(each)).map(([name]) => name);
  expect(Object.keys(cloudEvents).toSorted()).toEqual(others.toSorted());
});
