import { getInterval, RATE_SLACK_MS, rateLimits, ratePath } from '@outrank/shared/documents/rate';
import { doc, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  acceptWrite,
  emptyBucket,
  failFirestoreRequest,
  refuse,
  stubFirestore,
} from '#testing/firestoreServer.ts';
import { toGoogleId } from '#testing/googleIds.ts';
import { errorKind } from './errors.ts';
import { db } from './firestore.ts';
import { writeWithinRate } from './writeWithinRate.ts';

const session = vi.hoisted(() => ({ readIdentity: vi.fn() }));
vi.mock('#data/session/auth.ts', () => session);
const ensureProfile = vi.hoisted(() => vi.fn());
vi.mock('#data/session/readProfile.ts', () => ({ ensureProfile }));

const HOUR_MS = 3_600_000;
const now = Date.UTC(2026, 2, 1, 12);
const interval = getInterval('lists');
const forbid = refuse('PERMISSION_DENIED', 403);
let users = 0;
let uid = '';

const write = (documentId = 'list_1') =>
  writeWithinRate({ uid, kind: 'lists', documentId }, (addToken, time) => {
    const batch = writeBatch(db);
    return addToken(batch.set(doc(db, `things/${documentId}`), { time: time.toISOString() })).commit();
  });
const getKind = (promise: Promise<unknown>) => promise.then(() => 'done', errorKind);

const fullTimesOf = (writes: readonly string[]) =>
  writes.map((body) => Date.parse(/"fullAt":\{"timestampValue":"([^"]+)"/.exec(body)?.[1] ?? ''));

/** A bucket that is full again at this time. */
const bucket = (fullAt: number) => ({
  [ratePath(toGoogleId(uid), 'lists')]: { documentId: 'list_0', at: new Date(now), fullAt: new Date(fullAt) },
});

function stubServer(options: Parameters<typeof stubFirestore>[0] = {}) {
  const server = stubFirestore(options);
  const { read } = server;
  const reads = vi.fn(read);
  server.read = reads;
  return Object.assign(server, { reads });
}

beforeEach(() => {
  users += 1;
  uid = `user${users}`;
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
  session.readIdentity.mockReset().mockResolvedValue({ uid });
  ensureProfile.mockReset().mockResolvedValue({ displayName: 'Ana' });
});

test('the first write reads the bucket, and each takes one token', async () => {
  const { reads, writes } = stubServer({ documents: bucket(now + HOUR_MS / 2) });
  for (const id of ['list_1', 'list_2', 'list_3']) await write(id);
  expect(reads).toHaveBeenCalledOnce();
  expect(fullTimesOf(writes)).toEqual([1, 2, 3].map((taken) => now + HOUR_MS / 2 + taken * interval));
  expect(writes[2]).toContain('"documentId":{"stringValue":"list_3"}');
});

test('a token of a bucket that is full leaves time for a slow request', async () => {
  const { writes } = stubServer();
  await write();
  const [fullAt = 0] = fullTimesOf(writes);
  expect(fullAt - interval - now).toBe(RATE_SLACK_MS);
});

test('a full bucket allows its whole number without a second look', async () => {
  const { reads, writes } = stubServer();
  for (let taken = 1; taken <= rateLimits.lists.most; taken += 1) await write();
  expect(reads).toHaveBeenCalledOnce();
  expect(fullTimesOf(writes).at(-1)).toBe(now + RATE_SLACK_MS + HOUR_MS);
});

test('writes at the same moment take one token after the other', async () => {
  const { reads, writes } = stubServer();
  await Promise.all([write('list_1'), write('list_2')]);
  expect(reads).toHaveBeenCalledOnce();
  const [first = 0, second] = fullTimesOf(writes);
  expect(second).toBe(first + interval);
});

test('a write without an answer holds up no other one', async () => {
  const server = stubServer();
  server.commit = (body) => (body.includes('list_1') ? new Promise<Response>(() => {}) : acceptWrite());
  void write('list_1');
  await write('list_2');
  expect(server.writes).toHaveLength(2);
});

test('an empty bucket refuses as `busy`, without a write', async () => {
  const { writes } = stubServer({ documents: emptyBucket('lists', uid) });
  expect(await getKind(write())).toBe('busy');
  expect(writes).toEqual([]);
});

test('a refused write is tried again with what another tab has left in the bucket', async () => {
  stubServer();
  await write('list_1');
  const left = now + HOUR_MS / 2;
  const server = stubServer({ documents: bucket(left) });
  server.commit = (body) => (fullTimesOf([body])[0] === left + interval ? acceptWrite() : forbid());
  await write('list_2');
  expect(server.writes).toHaveLength(2);
  expect(server.reads).toHaveBeenCalledOnce();
});

test('a write that the rules refuse for another reason is `forbidden`', async () => {
  const { writes } = stubServer({ commit: forbid });
  expect(await getKind(write())).toBe('forbidden');
  expect(writes).toHaveLength(3);
});

test('a write that comes before the account is set up waits for that', async () => {
  let isSetUp = false;
  ensureProfile.mockImplementation(async () => {
    isSetUp = true;
  });
  const { writes } = stubServer({ commit: () => (isSetUp ? acceptWrite() : forbid()) });
  await write();
  expect(writes).toHaveLength(2);
  expect(ensureProfile).toHaveBeenCalledExactlyOnceWith({ uid });
});

test('a write stays `forbidden` when the account cannot be set up', async () => {
  ensureProfile.mockRejectedValue(new Error('blocked'));
  stubServer({ commit: forbid });
  expect(await getKind(write())).toBe('forbidden');
});

test.each([-1, 1])(
  "with a clock that is %i days off, a write has the server's time at once",
  async (days) => {
    const deviceAhead = days * 24 * HOUR_MS;
    vi.setSystemTime(now + deviceAhead);
    const { writes } = stubServer({ deviceAhead });
    await write('list_1');
    const [fullAt = 0] = fullTimesOf(writes);
    expect(Math.abs(fullAt - interval - now - RATE_SLACK_MS)).toBeLessThan(HOUR_MS / 60);
    expect(writes[0]).toContain(new Date(now).toISOString().slice(0, 13));
  },
);

test('a write without an answer makes the next one read the bucket again', async () => {
  const { reads } = stubServer({ commit: failFirestoreRequest });
  expect(await getKind(write())).toBe('slow');
  expect(await getKind(write())).toBe('slow');
  expect(reads).toHaveBeenCalledTimes(2);
});
