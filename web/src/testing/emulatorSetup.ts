import { vi } from 'vitest';
import { noteTimeOf } from '#data/firebase/connection.ts';
import { toGoogleId } from './googleIds.ts';

// The data binds its database itself, and tests act as several users (emulatorDatabase.ts).
vi.mock('#data/firebase/firestore.ts', async (importOriginal) => {
  const { db } = await importOriginal<typeof import('#data/firebase/firestore.ts')>();
  const { getActingClient } = await import('./emulatorDatabase.ts');
  return {
    get db() {
      return getActingClient() ?? db;
    },
  };
});

// Most tests act as users by a made-up token, without signing in.
vi.mock('#data/session/googleId.ts', async (importOriginal) => {
  const { readGoogleId } = await importOriginal<typeof import('#data/session/googleId.ts')>();
  return { readGoogleId: (uid: string) => readGoogleId(uid).catch(() => toGoogleId(uid)) };
});

// As in a page, where `watchRequests` does it.
const send = globalThis.fetch;
globalThis.fetch = async (...request) => {
  const answer = await send(...request);
  await noteTimeOf(request[0], answer);
  return answer;
};
