import { type RateKind, rateLimits, ratePath } from '@outrank/shared/documents/rate';
import { encodeFields } from '@outrank/shared/testing/firestoreRest';
import { vi } from 'vitest';
import { noteTimeOf } from '#data/firebase/connection.ts';
import { toGoogleId } from './googleIds.ts';
import { expectConsoleError } from './setup.ts';

/** The moment at which everything in the stubbed Firestore was written. */
const moment = '2026-03-01T12:00:00Z';

export const acceptWrite = async () => Response.json({ writeResults: [{}], commitTime: moment });
export const failToFetch = () => Promise.reject<never>(new TypeError('Failed to fetch'));
/** The same for a request to Firestore, whose client logs the failure. */
export const failFirestoreRequest = () => {
  expectConsoleError(/HTTP error has no status/);
  return failToFetch();
};
export const refuse = (status: string, code: number) => async () =>
  Response.json({ error: { status, message: 'no' } }, { status: code });
export const rejectExpiredSession = refuse('UNAUTHENTICATED', 401);

/** The stored bucket of a user who has done something as often as the limit allows. */
export function emptyBucket(kind: RateKind, uid = 'ben') {
  const fullAt = new Date(Date.now() + rateLimits[kind].windowMs);
  return { [ratePath(toGoogleId(uid), kind)]: { documentId: 'earlier', at: new Date(), fullAt } };
}

type Options = {
  /** What is stored, by path. Queries find nothing. */
  documents?: Readonly<Record<string, object>>;
  commit?: (write: string) => Promise<Response>;
  /** How far the device's clock is ahead of the server's, in milliseconds. */
  deviceAhead?: number;
  /** Cloud Functions by name. */
  functions?: Readonly<Record<string, () => Promise<Response>>>;
};

/** Answers requests to Firestore and to Cloud Functions. Assigning `commit` or `read` changes later answers. */
export function stubFirestore(options: Options = {}) {
  const { documents = {}, commit = acceptWrite, deviceAhead = 0, functions = {} } = options;
  const readTime = () => new Date(Date.now() - deviceAhead).toISOString();
  const find = (name: string) => {
    const document = documents[name.split('/documents/')[1] ?? ''];
    const found = document && {
      name,
      fields: encodeFields(document),
      createTime: moment,
      updateTime: moment,
    };
    return { ...(found ? { found } : { missing: name }), readTime: readTime() };
  };
  const server = {
    writes: [] as string[],
    commit: commit as (write: string) => Promise<Response>,
    read: async (names: readonly string[]) => Response.json(names.map(find)),
  };
  const send = async (url: string, body: string) => {
    const { pathname } = new URL(url);
    const callFunction = functions[pathname.split('/').at(-1) ?? ''];
    if (callFunction) return callFunction();
    if (pathname.endsWith(':commit')) {
      server.writes.push(body);
      return server.commit(body);
    }
    const { documents: names } = JSON.parse(body) as { documents?: string[] };
    return names ? server.read(names) : Response.json([{ readTime: readTime() }]);
  };
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const answer = await send(url, body);
    await noteTimeOf(url, answer);
    return answer;
  });
  return server;
}
