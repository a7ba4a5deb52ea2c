import { type SpoilerChoice, spoilerChoiceSchema } from '@outrank/shared/documents/spoilerChoice';
import * as z from 'zod/mini';
import { createStore } from '#createStore.ts';
import { readStoredJson, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { SPOILER_CHOICE_KEY } from '#data/storage/storageKeys.ts';

/*
 * This browser's copy of what the user has watched. It is read before the first paint, so nothing is ever shown and then
 * hidden, and visitors have it too. It belongs to the browser: it outlives signing out, because the sign-in page itself shows
 * results (docs/decisions/017-spoiler-shield.md).
 */

const localChoiceSchema = z.object({
  ...spoilerChoiceSchema.shape,
  /** The account that has this choice, or has none yet; null for a visitor's, '' after that account has signed out. */
  uid: z.nullable(z.string()),
  /** Whether the account has it already. */
  isSaved: z.boolean(),
  /** False while neither this browser nor the account has chosen. */
  isDecided: z._default(z.boolean(), true),
});
export type LocalChoice = Readonly<z.infer<typeof localChoiceSchema>>;

/** The choice alone, without what was never said. */
export function toChoice({ mode, watched, airing, watchesLive }: SpoilerChoice): SpoilerChoice {
  return { mode, watched, ...(airing && { airing }), ...(watchesLive !== undefined && { watchesLive }) };
}

const UNDECIDED: LocalChoice = { mode: 'off', watched: [], uid: null, isSaved: true, isDecided: false };

function readStoredChoice(): LocalChoice {
  // A page that is drawn at build time has no storage.
  if (typeof window === 'undefined') return UNDECIDED;
  return readStoredJson(SPOILER_CHOICE_KEY, localChoiceSchema) ?? UNDECIDED;
}

/** The choice in use. A browser that stores nothing has it as long as the page. */
export const localChoice = createStore(readStoredChoice());

function store(next: LocalChoice): void {
  writeStored(SPOILER_CHOICE_KEY, JSON.stringify(next));
  localChoice.set(next);
}

export function saveLocalChoice(choice: SpoilerChoice, uid: string | null, isSaved: boolean): void {
  store({ ...toChoice(choice), uid, isSaved, isDecided: true });
}

/** Records that this account has not chosen yet. */
export function saveUndecided(uid: string): void {
  store({ ...UNDECIDED, uid });
}

/** Keeps the choice when its account signs out, but nothing of the account. Another account does not take it over. */
export function releaseLocalChoice(): void {
  if (localChoice.get().isDecided) store({ ...localChoice.get(), uid: '', isSaved: true });
  else removeLocalChoice();
}

export function removeLocalChoice(): void {
  removeStored(SPOILER_CHOICE_KEY);
  localChoice.set(UNDECIDED);
}

/** Another tab may change the choice. The key is null when the whole storage was cleared. */
function handleStorage({ key }: StorageEvent): void {
  if (key === SPOILER_CHOICE_KEY || key === null) localChoice.set(readStoredChoice());
}

if (typeof window !== 'undefined') window.addEventListener('storage', handleStorage);
