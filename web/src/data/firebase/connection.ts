/** Milliseconds after which a request counts as slow, and after which it is given up. */
const SLOW_MS = 5000;
const ANSWER_MS = 20_000;
/** How long one believes a server that it has too much to do, in milliseconds. */
const BUSY_MS = 30_000;
/** One lost request is nothing: reads are tried again by themselves. */
const FAILED_IN_A_ROW_MAX = 2;

const TOO_MANY_REQUESTS = 429;

/** How the connection is, as far as this page can tell. `busy` is the server: a quota is used up. */
export type Connection = 'fine' | 'offline' | 'unreachable' | 'slow' | 'busy';

const watchers = new Set<() => void>();
const late = new Set<AbortController>();
let lost = 0;
/** The browser told of it, and no answer has come since: a local world is there without any network. At the start it tells nothing. */
let isOffline = false;
let busyTimer: ReturnType<typeof setTimeout> | undefined;

export function readConnection(): Connection {
  if (isOffline || (lost > 0 && !navigator.onLine)) return 'offline';
  if (busyTimer !== undefined) return 'busy';
  if (lost >= FAILED_IN_A_ROW_MAX) return 'unreachable';
  return late.size > 0 ? 'slow' : 'fine';
}

/** Calls back when the connection may have changed. Returns the way to stop. */
export function watchConnection(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function tell(): void {
  for (const onChange of watchers) onChange();
}

function assumeBusy(): void {
  clearTimeout(busyTimer);
  busyTimer = setTimeout(() => {
    busyTimer = undefined;
    tell();
  }, BUSY_MS);
}

/** What is watched live is asked in one long request, and its client looks after it. */
function isStream(address: RequestInfo | URL): boolean {
  return (address instanceof Request ? address.url : String(address)).includes('/channel');
}

async function sendInTime(send: typeof fetch, ...[address, options]: Parameters<typeof fetch>) {
  const request = new AbortController();
  const slow = setTimeout(() => {
    late.add(request);
    tell();
  }, SLOW_MS);
  // Runs on after the head of an answer: what stalls later is given up too.
  setTimeout(() => request.abort(new Error('No answer came in time.')), ANSWER_MS);
  try {
    const answer = await send(address, { signal: request.signal, ...options });
    lost = 0;
    isOffline = false;
    if (answer.status === TOO_MANY_REQUESTS) assumeBusy();
    return answer;
  } catch (error) {
    lost += 1;
    throw error;
  } finally {
    clearTimeout(slow);
    late.delete(request);
    tell();
  }
}

/**
 * Gives every request of the page a deadline, and learns from them how the connection is. The small clients of Firestore
 * and Functions use the page's `fetch`, know no deadline that a person would wait for, and take no other.
 */
export function watchRequests(): void {
  const send = window.fetch.bind(window);
  window.fetch = (address, options) =>
    isStream(address) ? send(address, options) : sendInTime(send, address, options);
  window.addEventListener('offline', () => {
    isOffline = true;
    tell();
  });
  window.addEventListener('online', () => {
    lost = 0;
    isOffline = false;
    tell();
  });
}
