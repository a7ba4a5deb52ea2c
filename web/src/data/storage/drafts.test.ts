import { emptyContent, type ListContent } from '@outrank/shared/lists/list';
import type { Firestore } from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftKeys } from './draftKeys.ts';
import {
  enqueueDraftWrite,
  readLocalDraft,
  removePublishedDraft,
  saveLocalDraft,
  syncDraft,
} from './drafts.ts';

const { runTransaction, setDoc } = vi.hoisted(() => ({ runTransaction: vi.fn(), setDoc: vi.fn() }));
vi.mock('firebase/firestore/lite', () => ({ runTransaction, setDoc, doc: vi.fn() }));

const db = {} as Firestore;
const key = draftKeys.current('ana');
const named = (name: string): ListContent => ({ ...emptyContent, name });
const saveHere = (name: string, isSynced = false) =>
  saveLocalDraft(key, { content: named(name), updatedAt: '2026-03-01T12:00:00.000Z', isSynced });

function startAutosave() {
  const { promise, resolve } = Promise.withResolvers<void>();
  enqueueDraftWrite(() => promise);
  return resolve;
}

beforeEach(() => {
  localStorage.clear();
  runTransaction.mockReset().mockResolvedValue(true);
  setDoc.mockReset().mockResolvedValue(undefined);
  saveHere('Ten');
});

test('syncDraft waits for the autosave under way, which would replace the newer draft', async () => {
  const finishAutosave = startAutosave();
  const synced = syncDraft(db, 'ana');
  await new Promise((done) => setTimeout(done));
  expect(runTransaction).not.toHaveBeenCalled();
  finishAutosave();
  await expect(synced).resolves.toBe(true);
  expect(runTransaction).toHaveBeenCalledOnce();
});

test('syncDraft uploads nothing that the account has', async () => {
  saveHere('Ten', true);
  await expect(syncDraft(db, 'ana')).resolves.toBe(true);
  expect(runTransaction).not.toHaveBeenCalled();
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has a newer draft', () => Promise.resolve(false)],
])('syncDraft returns false when the account %s', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  runTransaction.mockImplementationOnce(answer);
  await expect(syncDraft(db, 'ana')).resolves.toBe(false);
});

test('removePublishedDraft removes it here at once, and from the account after the autosave under way', async () => {
  const finishAutosave = startAutosave();
  removePublishedDraft(db, 'ana', named('Ten'));
  expect(readLocalDraft(key)).toBeUndefined();
  await new Promise((done) => setTimeout(done));
  expect(setDoc).not.toHaveBeenCalled();
  finishAutosave();
  await vi.waitFor(() => expect(setDoc).toHaveBeenCalledOnce());
});

test('removePublishedDraft keeps another draft, which the account no longer has', () => {
  saveHere('Twenty', true);
  removePublishedDraft(db, 'ana', named('Ten'));
  expect(readLocalDraft(key)).toMatchObject({ content: { name: 'Twenty' }, isSynced: false });
});
