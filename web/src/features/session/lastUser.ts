import * as z from 'zod/mini';
import type { SessionUser } from '#data/session/auth.ts';
import { PERSISTED_QUERIES_PREFIX } from '#data/storage/storagePrefixes.ts';

const KEY = `${PERSISTED_QUERIES_PREFIX}:fan`;

const text = z.nullable(z.string());
const fanSchema = z.object({ uid: z.string(), displayName: text, email: text, photoURL: text });

/** Who was signed in here last, as far as they did not sign out. It opens no door: only the session itself, which comes later, does. */
export function readLastUser(): SessionUser | undefined {
  try {
    return fanSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
}

/** A full or forbidden storage keeps nobody. */
export function saveLastUser(fan: SessionUser | null): void {
  try {
    if (fan) localStorage.setItem(KEY, JSON.stringify(fan));
    else localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('This browser could not keep who is signed in', error);
  }
}
