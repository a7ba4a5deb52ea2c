import { readStored, writeStored } from '#data/storage/browserStorage.ts';
import type { NameReason } from './shareText.ts';

/** Whoever names recent winners once need not want it for the next list, so that choice is remembered apart. */
const toKey = (reason: NameReason | undefined) => `outrankShareNames:${reason ?? 'usual'}`;

/** Whether pictures have names: as chosen last time, by default unless there is a reason against it. Not remembered for unwatched ones. */
export function readNameChoice(reason: NameReason | undefined): boolean {
  if (reason === 'unwatched') return false;
  const stored = readStored(toKey(reason));
  return stored === null ? reason === undefined : stored === 'names';
}

export function saveNameChoice(reason: NameReason | undefined, hasNames: boolean): void {
  if (reason !== 'unwatched') writeStored(toKey(reason), hasNames ? 'names' : 'masks');
}
