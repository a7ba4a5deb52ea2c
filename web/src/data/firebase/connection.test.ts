import { beforeEach, expect, test, vi } from 'vitest';

/** Loads the module as a page does that has just been opened. `respond` plays the server. */
async function openPage(respond: (options?: RequestInit) => Promise<Response>) {
  vi.resetModules();
  vi.stubGlobal('fetch', (_: unknown, options?: RequestInit) => respond(options));
  const { connection, watchRequests } = await import('./connection.ts');
  watchRequests();
  return connection;
}

const succeed = async () => new Response('{}');
const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const request = () => fetch('/documents:runQuery').then(undefined, (error: Error) => error.message);

beforeEach(() => {
  vi.useFakeTimers();
});

test('is fine while responses arrive, whatever their status', async () => {
  const connection = await openPage(async () => new Response('{}', { status: 403 }));
  await request();
  await request();
  expect(connection.get()).toBe('fine');
});

test('is offline after the first failed request when the page was opened offline', async () => {
  const connection = await openPage(fail);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(connection.get()).toBe('fine');
  await request();
  expect(connection.get()).toBe('offline');
});

const succeedAgain = ['a request succeeds', () => request()] as const;
const goOnline = ['the browser is online again', () => window.dispatchEvent(new Event('online'))] as const;

test.each([succeedAgain, goOnline])("is offline after the browser's event, until %s", async (_, recover) => {
  const connection = await openPage(succeed);
  const onChange = vi.fn();
  connection.subscribe(onChange);
  window.dispatchEvent(new Event('offline'));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(connection.get()).toBe('offline');
  await recover();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(connection.get()).toBe('fine');
});

test.each([succeedAgain, goOnline])(
  'is unreachable after two failed requests, until %s',
  async (_, recover) => {
    let respond: typeof succeed = fail;
    const connection = await openPage(() => respond());
    await request();
    expect(connection.get()).toBe('fine');
    await request();
    expect(connection.get()).toBe('unreachable');
    respond = succeed;
    await recover();
    expect(connection.get()).toBe('fine');
  },
);

test('is slow while a response is missing for five seconds', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const connection = await openPage(() => promise);
  const requested = request();
  vi.advanceTimersByTime(4999);
  expect(connection.get()).toBe('fine');
  vi.advanceTimersByTime(1);
  expect(connection.get()).toBe('slow');
  resolve(await succeed());
  await requested;
  expect(connection.get()).toBe('fine');
});

test('aborts a request without a response after 20 seconds, and is slow until one has an answer', async () => {
  let respond = (options?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
  const connection = await openPage((options) => respond(options));
  const requested = request();
  await vi.advanceTimersByTimeAsync(19_999);
  const pending = Symbol('pending');
  expect(await Promise.race([requested, pending])).toBe(pending);
  await vi.advanceTimersByTimeAsync(1);
  expect(await requested).toBe('No answer came in time.');
  expect(connection.get()).toBe('slow');
  respond = succeed;
  await request();
  expect(connection.get()).toBe('fine');
});

test('aborts a response that stalls after its head', async () => {
  let signal: AbortSignal | null | undefined;
  await openPage(async (options) => {
    signal = options?.signal;
    return succeed();
  });
  await request();
  vi.advanceTimersByTime(20_000);
  expect(signal?.aborted).toBe(true);
});

test('leaves live subscriptions alone', async () => {
  const respond = vi.fn(async (_?: RequestInit) => succeed());
  const connection = await openPage(respond);
  await fetch('https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel?VER=8');
  expect(respond).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(connection.get()).toBe('fine');
});

test('work of several requests fails after 20 seconds, and earlier work gives its result', async () => {
  const { inTime } = await import('./connection.ts');
  await expect(inTime(Promise.resolve('done'))).resolves.toBe('done');
  const late = expect(inTime(new Promise(() => {}))).rejects.toMatchObject({ code: 'deadline-exceeded' });
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
  expect(vi.getTimerCount()).toBe(0);
});

test("knows the server's time before it passes on what Firestore answered, whatever users wrote", async () => {
  const said = '2026-11-25T12:00:00.123456Z';
  const text = { stringValue: '"readTime": "2030-01-01T00:00:00Z"' };
  const body = JSON.stringify([{ found: { fields: { text, readTime: text } }, readTime: said }], null, 2);
  await openPage(async () => new Response(body));
  const { getServerTime } = await import('#serverTime.ts');
  expect(getServerTime()).toBe(0);
  expect(await (await fetch('/documents:batchGet')).text()).toBe(body);
  expect(getServerTime()).toBe(Date.parse(said));
});
