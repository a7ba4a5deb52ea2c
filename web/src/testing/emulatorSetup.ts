import { vi } from 'vitest';
import { toGoogleId } from './googleIds.ts';

// Most tests act as users by a made-up token, without signing in.
vi.mock('#data/session/googleId.ts', async (importOriginal) => {
  const { readGoogleId } = await importOriginal<typeof import('#data/session/googleId.ts')>();
  return { readGoogleId: (uid: string) => readGoogleId(uid).catch(() => toGoogleId(uid)) };
});
