import { type ClassicRankings, parseClassicRankings } from '@outrank/shared/classicRankings';
import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documentPaths';
import { doc, type Firestore, setDoc } from 'firebase/firestore/lite';
import { noteWatch } from './watches.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Hands over the older document once the page stands and at every change; three empty lists when it is missing. Errors are only logged
 * (specification, section 8). Returns the way to stop.
 */
export function watchClassicRankings(onChange: (rankings: ClassicRankings) => void): () => void {
  const ending = new AbortController();
  const handleError = (error: unknown) => {
    if (!ending.signal.aborted) console.error('The classic rankings could not be watched', error);
  };
  const watch = async () => {
    const { watchDocument } = await import('./live.ts');
    if (ending.signal.aborted) return;
    const handleChange = (data: unknown) => onChange(parseClassicRankings(data));
    ending.signal.addEventListener('abort', watchDocument(CLASSIC_RANKINGS_PATH, handleChange, handleError));
  };
  ending.signal.addEventListener(
    'abort',
    whenIdle(() => void watch().catch(handleError)),
  );
  return noteWatch(() => ending.abort());
}

/**
 * Writes the older document whole; accounts with the `curator` claim may.
 * @returns whether it was written. A failure is logged and told by false, never thrown (specification, call 13).
 */
export async function saveClassicRankings(
  db: Firestore,
  rankings: Required<ClassicRankings>,
): Promise<boolean> {
  try {
    await setDoc(doc(db, CLASSIC_RANKINGS_PATH), { ...rankings.lists, lastUpdated: rankings.lastUpdated });
    return true;
  } catch (error) {
    console.error('The classic rankings could not be saved', error);
    return false;
  }
}
