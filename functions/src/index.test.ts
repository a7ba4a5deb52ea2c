import { EventEmitter } from 'node:events';
import { Expression } from 'firebase-functions/params';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as index from './index.ts';
import { resources } from './platform/options.ts';
import { RETRIED_MS } from './platform/runTransaction.ts';
import { entries, schedules, tasks as simulatedTasks } from './testing/delivery/cloudEvents.ts';

const functions = { ...index };
const all = Object.entries(functions);
const triggers = all.filter(([, { __endpoint }]) => 'eventTrigger' in __endpoint);
const tasks = all.filter(([, { __endpoint }]) => 'taskQueueTrigger' in __endpoint);
const callables = all.filter(([, { __endpoint }]) => 'callableTrigger' in __endpoint);
const pages = all.filter(([, { __endpoint }]) => 'httpsTrigger' in __endpoint);

it.each([
  ['onListWritten', 'written', 'userLists/{userId}/lists/{listId}', {}],
  ['onListDeleted', 'created', 'deletedLists/{listKey}', {}],
  ['onShareDeleted', 'deleted', 'shares/{id}', {}],
  ['onGroupDeleted', 'deleted', 'groups/{groupId}', {}],
  ['onUpvoteWritten', 'written', 'users/{uid}/upvotes/{listKey}', {}],
  ['onCommentWritten', 'written', 'comments/{commentId}', {}],
  ['onCommentDeleted', 'written', 'deletedComments/{commentId}', {}],
  ['onCommentVoteWritten', 'written', 'users/{uid}/commentVotes/{commentId}', {}],
  ['onBallotWritten', 'written', 'userGlobalRankings/{uid}', {}],
  ['onConsensusBallotWritten', 'written', 'userLists/{uid}/consensusBallots/{subject}', {}],
  ['onProfileWritten', 'written', 'userLists/{uid}', {}],
  ['onReportWritten', 'written', 'users/{uid}/reports/{target}', {}],
  ['onAccountBlocked', 'created', 'blockedAccounts/{googleId}', {}],
  ['onAccountDeletionRequested', 'created', 'accountDeletions/{uid}', { timeoutSeconds: 540 }],
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
  ['freezeEdition', { schedule: '0 0 * * 5', timeZone: 'America/New_York', retryConfig: { retryCount: 5 } }],
  ['repairJob', { schedule: '0 3 * * *', timeZone: 'Etc/UTC', retryConfig: { retryCount: 3 } }],
] as const)('runs %s on schedule, one at a time', (name, scheduleTrigger) => {
  expect(functions[name].__endpoint).toMatchObject({ maxInstances: 1, scheduleTrigger });
});

const taskNames = [
  'publishTopTen',
  'publishConsensus',
  'countTarget',
  'refreshWeeklyTop',
  'closeEpisode',
  'scoreEpisode',
] as const;
it.each(taskNames)('retries the task of %s', (name) => {
  const taskQueueTrigger = { retryConfig: { maxAttempts: 10 } };
  expect(functions[name].__endpoint).toMatchObject({ taskQueueTrigger });
});

it.each(all)('bounds the instances of %s, so that a flood of requests cannot cause any costs', (_name, f) => {
  expect(f.__endpoint.maxInstances).toBeGreaterThanOrEqual(1);
  expect(f.__endpoint.maxInstances).toBeLessThanOrEqual(10);
});

it.each([...callables, ...tasks])(
  'lets %s last longer than it repeats a write on held documents',
  (_name, { __endpoint }) => {
    expect(Number(__endpoint.timeoutSeconds) * 1000).toBeGreaterThanOrEqual(RETRIED_MS + 30_000);
  },
);

it('starts one function a path and event', () => {
  const paths = triggers.map(([, { __endpoint }]) => JSON.stringify(__endpoint.eventTrigger));
  expect(new Set(paths).size).toBe(triggers.length);
});

it.each([
  ['memory', false],
  ['postgres', true],
])('leaves out the snapshot of search when lists are searched in %s: %j', (engine, isLeftOut) => {
  vi.stubEnv('SEARCH_ENGINE', engine);
  const { omit } = functions.rebuildSearchSnapshot.__endpoint;
  expect(omit instanceof Expression && omit.value()).toBe(isLeftOut);
  vi.unstubAllEnvs();
});

it('gives every function one of these resources, and keeps no instance waiting', () => {
  const sizes = Object.values(resources).map(({ memory, concurrency, maxInstances }) =>
    [Number.parseInt(memory, 10) * (memory.endsWith('GiB') ? 1024 : 1), concurrency, maxInstances].join(),
  );
  for (const [, { __endpoint: options }] of all) {
    expect(sizes).toContain([options.availableMemoryMb, options.concurrency, options.maxInstances].join());
    expect(options.minInstances).toBe(0);
  }
});

it('runs everything in one region', () => {
  expect(callables.map(([name]) => name)).toHaveLength(12);
  expect(pages.map(([name]) => name)).toEqual(['sharePage']);
  for (const [, { __endpoint }] of all) expect(__endpoint.region).toEqual(['us-central1']);
});

it('has a simulated event for every function that no browser calls', () => {
  const others = all.filter((each) => ![...callables, ...pages].includes(each)).map(([name]) => name);
  const simulated = Object.keys({ ...entries, ...simulatedTasks, ...schedules });
  expect(simulated.toSorted()).toEqual(others.toSorted());
});

type Callable = (request: unknown, response: unknown) => void;

/** Calls callables as a browser does, but without an App Check token; gives the answers. */
async function callAll(names: readonly string[]): Promise<string[]> {
  const reloaded: Record<string, unknown> = await import('./index.ts');
  return Promise.all(names.map((name) => call(reloaded[name] as Callable)));
}

function call(callable: Callable): Promise<string> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const header = (name: string) => headers[name.toLowerCase()];
  return new Promise((resolve) => {
    const response = Object.assign(new EventEmitter(), {
      setHeader: () => undefined,
      getHeader: () => undefined,
      status: () => response,
      send: (body: unknown) => resolve(JSON.stringify(body)),
    });
    callable({ method: 'POST', headers, header, body: { data: {} } }, response);
  });
}

// The libraries of the functions take seconds to load on a busy machine.
describe('the callables', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('GCLOUD_PROJECT', 'demo-outrank');
  });
  afterEach(() => vi.unstubAllEnvs());

  const names = callables.map(([name]) => name);
  const isProven = (name: string) => name !== 'searchLists';
  const unproven = '"Unauthenticated"';

  it('that write refuse calls that do not come from the site before the function runs', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', '');
    const refusal = JSON.stringify({ error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' } });
    expect(new Set(await callAll(names.filter(isProven)))).toEqual(new Set([refusal]));
  });

  it('that only search need no proof, because their rate protects them, but a session with Google', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', '');
    const [answer] = await callAll(['searchLists']);
    expect(answer).toContain('You must be logged in to search lists.');
    expect(answer).not.toContain(unproven);
  });

  it('all run beside the emulators, where they check the user', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    for (const answer of await callAll(names)) {
      expect(answer).toMatch(/UNAUTHENTICATED|PERMISSION_DENIED/);
      expect(answer).not.toContain(unproven);
    }
  });
});
