import { beforeEach, describe, expect, test, vi } from 'vitest';

/** A page that has just been opened; its server answers as the test says. */
async function openPage(answer: (options?: RequestInit) => Promise<Response>) {
  vi.resetModules();
  vi.stubGlobal('fetch', (_: unknown, options?: RequestInit) => answer(options));
  const connection = await import('./connection.ts');
  connection.watchRequests();
  return connection;
}

const fine = async () => new Response('{}');
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const exhausted = async () => new Response('{}', { status: 429 });

/** Never answers, and ends as a browser's request does when it is given up. */
const silence = (options?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
  });

const ask = () => fetch('/documents:runQuery').then(undefined, (error: Error) => error.message);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the connection', () => {
  test('is fine while answers come, whatever they say', async () => {
    const { readConnection } = await openPage(async () => new Response('{}', { status: 403 }));
    await ask();
    await ask();
    expect(readConnection()).toBe('fine');
  });

  test('is offline as soon as the browser says so, and no longer', async () => {
    const { readConnection, watchConnection } = await openPage(fine);
    const tell = vi.fn();
    watchConnection(tell);
    window.dispatchEvent(new Event('offline'));
    expect(tell).toHaveBeenCalledTimes(1);
    expect(readConnection()).toBe('offline');
    window.dispatchEvent(new Event('online'));
    expect(tell).toHaveBeenCalledTimes(2);
    expect(readConnection()).toBe('fine');
  });

  test('is offline from the start when the browser is, as the first lost request shows', async () => {
    const { readConnection } = await openPage(cut);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(readConnection()).toBe('fine');
    await ask();
    expect(readConnection()).toBe('offline');
  });

  test('is not offline, whatever the browser believes, once an answer comes', async () => {
    const { readConnection } = await openPage(fine);
    window.dispatchEvent(new Event('offline'));
    await ask();
    expect(readConnection()).toBe('fine');
  });

  test('cannot reach the server once two requests in a row are lost, until the next answer', async () => {
    let answer: typeof fine = cut;
    const { readConnection } = await openPage(() => answer());
    await ask();
    expect(readConnection()).toBe('fine');
    await ask();
    expect(readConnection()).toBe('unreachable');
    answer = fine;
    await ask();
    expect(readConnection()).toBe('fine');
  });

  test('is not believed to be lost any more when the browser comes back', async () => {
    const { readConnection } = await openPage(cut);
    await ask();
    await ask();
    window.dispatchEvent(new Event('online'));
    expect(readConnection()).toBe('fine');
  });

  test('is slow while an answer has been missing for five seconds', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { readConnection } = await openPage(() => promise);
    const asked = ask();
    vi.advanceTimersByTime(4999);
    expect(readConnection()).toBe('fine');
    vi.advanceTimersByTime(1);
    expect(readConnection()).toBe('slow');
    resolve(await fine());
    await asked;
    expect(readConnection()).toBe('fine');
  });

  test('finds the server busy for half a minute after a quota was used up, whatever else it answers', async () => {
    let answer = exhausted;
    const { readConnection } = await openPage(() => answer());
    await ask();
    answer = fine;
    await ask();
    vi.advanceTimersByTime(29_999);
    expect(readConnection()).toBe('busy');
    vi.advanceTimersByTime(1);
    expect(readConnection()).toBe('fine');
  });
});

describe('a request without an answer', () => {
  test('is given up after twenty seconds', async () => {
    await openPage(silence);
    const asked = ask();
    await vi.advanceTimersByTimeAsync(19_999);
    const pending = Symbol('pending');
    expect(await Promise.race([asked, pending])).toBe(pending);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBe('No answer came in time.');
  });

  test('whose answer begins and then stalls is given up too', async () => {
    let signal: AbortSignal | null | undefined;
    await openPage(async (options) => {
      signal = options?.signal;
      return fine();
    });
    await ask();
    vi.advanceTimersByTime(20_000);
    expect(signal?.aborted).toBe(true);
  });

  test('is left alone when it is one that listens', async () => {
    const options = vi.fn();
    const { readConnection } = await openPage(async (given) => {
      options(given);
      return fine();
    });
    await fetch('https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel?VER=8');
    expect(options).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(readConnection()).toBe('fine');
  });
});
