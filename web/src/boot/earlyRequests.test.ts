import { beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyRead, toEarlyReadKey } from '#data/firebase/earlyReads.ts';
import { serverClock } from '#serverTime.ts';
import { requestReads } from './earlyRequests.ts';

const url = 'https://firestore.test/documents:batchGet';
const reads = [{ key: toEarlyReadKey({ path: 'users/:uid' }), url, body: '{"documents":["users/:uid"]}' }];
const page = { path: '/create', files: [], reads, ids: {} };
const send = vi.fn<typeof fetch>();
const document = {
  name: 'projects/p/databases/(default)/documents/users/ana',
  fields: {
    name: { stringValue: 'Ana' },
    count: { integerValue: '7' },
    share: { doubleValue: 0.5 },
    isPublic: { booleanValue: true },
    draft: { nullValue: null },
    tags: { arrayValue: { values: [{ stringValue: 'social' }] } },
    none: { arrayValue: {} },
    last: { mapValue: { fields: { week: { stringValue: '2026-W47' } } } },
    at: { timestampValue: '2026-11-23T12:00:00.123456Z' },
  },
};

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});

const boot = () => requestReads(page, { uid: 'ana', token: 'token' });
const take = (path = 'users/ana') => takeEarlyRead({ path });

test('the first read of a document takes its early answer, and the next one finds none', async () => {
  send.mockResolvedValueOnce(Response.json([{ found: document }]));
  boot();
  const [options] = send.mock.calls.map(([, sent]) => sent);
  expect(options).toMatchObject({
    body: '{"documents":["users/ana"]}',
    headers: { Authorization: 'Bearer token' },
  });
  expect(await take('users/ben')).toBeUndefined();
  const [found] = (await take()) ?? [];
  expect(found).toMatchObject({ id: 'ana', ref: { path: 'users/ana' } });
  const { at, ...data } = found?.data() ?? {};
  expect(data).toEqual({
    name: 'Ana',
    count: 7,
    share: 0.5,
    isPublic: true,
    draft: null,
    tags: ['social'],
    none: [],
    last: { week: '2026-W47' },
  });
  expect([at.seconds, at.nanoseconds]).toEqual([Date.UTC(2026, 10, 23, 12) / 1000, 123_456_000]);
  expect(await take()).toBeUndefined();
});

test('what everybody may read is requested without a session, and some fields apart from all', async () => {
  send.mockResolvedValueOnce(Response.json([{ found: document }]));
  const read = { path: 'consensus/cast-s20', fields: ['items'] };
  const key = toEarlyReadKey({ ...read, path: 'consensus/cast-:seasonId' });
  requestReads({ ...page, reads: [{ key, url, body: '{}' }], ids: { seasonId: 's20' } });
  expect(send.mock.calls[0]?.[1]?.headers).toEqual({});
  expect(await takeEarlyRead({ path: read.path })).toBeUndefined();
  expect(await takeEarlyRead(read)).toHaveLength(1);
});

test("an early answer tells that there is no document, and the server's time", async () => {
  const readTime = '2026-11-25T12:00:00.123456Z';
  serverClock.set({ time: 0, device: 0, elapsed: 0 });
  send.mockResolvedValueOnce(Response.json([{ missing: document.name, readTime }]));
  boot();
  expect(await take()).toEqual([]);
  expect(serverClock.get().time).toBe(Date.parse(readTime));
});

test.each([
  ['is refused', () => Promise.resolve(new Response('', { status: 401 }))],
  ['gets no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['gets an answer that is no JSON', () => Promise.resolve(new Response('<html>'))],
])('an early read that %s is left to the app', async (_, answer) => {
  send.mockImplementationOnce(answer);
  boot();
  expect(await take()).toBeUndefined();
});

test('an early answer is out of date after fifteen seconds', async () => {
  vi.useFakeTimers();
  send.mockResolvedValueOnce(Response.json([{ found: document }]));
  boot();
  vi.advanceTimersByTime(15_000);
  expect(await take()).toBeUndefined();
});
