import { createStore } from '#createStore.ts';
import { isServerTimeOld, noteServerTime } from '#serverTime.ts';

/** Milliseconds after which a request counts as slow, and after which it is aborted. */
const SLOW_MS = 5000;
const TIMEOUT_MS = 20_000;
/** A single failed request does not count, because queries retry by themselves. */
const FAILED_IN_A_ROW_MAX = 2;

/** The state of the connection, as far as this page can see. */
export type Connection = 'fine' | 'offline' | 'unreachable' | 'slow';

export const connection = createStore<Connection>('fine');

const slowRequests = new Set<AbortController>();
let failedInARow = 0;
/** The last answer did not come in time. */
let isLate = false;
/** The browser has fired `offline`, and no request has succeeded since. With the emulators, requests succeed offline. */
let isOffline = false;

function deriveConnection(): Connection {
  if (isOffline || (failedInARow > 0 && !navigator.onLine)) return 'offline';
  if (failedInARow >= FAILED_IN_A_ROW_MAX) return 'unreachable';
  return isLate || slowRequests.size > 0 ? 'slow' : 'fine';
}

function clearFailures(): void {
  failedInARow = 0;
  isLate = false;
  isOffline = false;
}

const update = () => connection.set(deriveConnection());

/**
 * Fails after 20 seconds or another limit in milliseconds, so that no button stays busy longer, however many requests the work
 * takes. What it has sent may still arrive.
 * @throws Error with the code `deadline-exceeded`.
 */
export async function inTime<Result>(work: Promise<Result>, limitMs = TIMEOUT_MS): Promise<Result> {
  const error = Object.assign(new Error('No answer came in time.'), { code: 'deadline-exceeded' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A live subscription is one long request, and the Firestore client supervises it. */
function isStream(address: RequestInfo | URL): boolean {
  return (address instanceof Request ? address.url : String(address)).includes('/channel');
}

/**
 * Notes when Firestore answered: each answer to a read has its time, and the client does not pass it on. Whoever waits for this
 * gets no data before the page knows the time.
 */
export async function noteTimeOf(address: RequestInfo | URL, answer: Response): Promise<void> {
  if (!isServerTimeOld() || !/:(batchGet|runQuery)/.test(String(address))) return;
  // In a text of a user, the quotes would have a backslash.
  noteServerTime(/"readTime": ?"([^"]+)/.exec(await answer.clone().text())?.[1]);
}

async function fetchWithTimeout(send: typeof fetch, ...[address, options]: Parameters<typeof fetch>) {
  const request = new AbortController();
  const slowTimer = setTimeout(() => {
    slowRequests.add(request);
    update();
  }, SLOW_MS);
  // This timer is never cleared, because the body of a response can stall after its head.
  setTimeout(() => request.abort(new Error('No answer came in time.')), TIMEOUT_MS);
  try {
    const response = await send(address, { signal: request.signal, ...options });
    clearFailures();
    await noteTimeOf(address, response);
    return response;
  } catch (error) {
    if (request.signal.aborted) isLate = true;
    else failedInARow += 1;
    throw error;
  } finally {
    clearTimeout(slowTimer);
    slowRequests.delete(request);
    update();
  }
}

/**
 * Gives every request of the page a timeout, and derives the state of the connection from them. The lite clients of
 * Firestore and Functions use the page's `fetch`, have no timeout that suits a user, and accept no other `fetch`.
 */
export function watchRequests(): void {
  const send = window.fetch.bind(window);
  window.fetch = (address, options) =>
    isStream(address) ? send(address, options) : fetchWithTimeout(send, address, options);
  window.addEventListener('offline', () => {
    isOffline = true;
    update();
  });
  window.addEventListener('online', () => {
    clearFailures();
    update();
  });
}
