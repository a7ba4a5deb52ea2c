import { stableHash } from '@outrank/shared/text/stableHash';
import { useCallback, useSyncExternalStore } from 'react';
import styles from './DistinctName.module.css';

/** A name. A tag tells it apart while somebody else's name that looks like it is on screen. */
export default function DistinctName({ id, name }: { id: string; name: string }) {
  const tag = useNameTag(id, name);
  if (!tag) return name;
  return (
    <>
      {name} <span className={styles.tag}>{tag}</span>
    </>
  );
}

/** The names on screen: by their looks, then by the ids of who has them, with a listener for each place. */
const shownNames = new Map<string, Map<string, Set<() => void>>>();

function notify(holders: Map<string, Set<() => void>>): void {
  for (const listeners of holders.values()) for (const listener of listeners) listener();
}

function registerName(looks: string, id: string, listener: () => void): () => void {
  const holders = shownNames.get(looks) ?? new Map<string, Set<() => void>>();
  const listeners = holders.get(id) ?? new Set();
  shownNames.set(looks, holders.set(id, listeners.add(listener)));
  if (listeners.size === 1) notify(holders);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    holders.delete(id);
    notify(holders);
  };
}

const getTag = (id: string) => `#${stableHash(id).toString(16).padStart(4, '0').slice(-4)}`;

/** Registers a name that is shown. Gives a tag like '#3f2a' while somebody else's name that looks like it is shown too. */
export function useNameTag(id: string, name: string): string | undefined {
  const looks = foldLookAlikes(name);
  const register = useCallback((listener: () => void) => registerName(looks, id, listener), [looks, id]);
  const isShared = useSyncExternalStore(register, () => (shownNames.get(looks)?.size ?? 0) > 1);
  return isShared ? getTag(id) : undefined;
}

/** The name as text for a label: with its tag if it has one. */
export function useDistinctName(id: string, name: string): string {
  const tag = useNameTag(id, name);
  return tag ? `${name} ${tag}` : name;
}

/** Characters that look like the letter below them, mostly Cyrillic and Greek ones. */
const LOOK_ALIKES = 'АВЕЗКМНОРСТУХЬІЈЅҺӀԀԚԜпΑΒΕΖΗΙΚΜΝΟΡΤΥΧγηνυωØŁĐ013L|';
const LETTERS = 'ABEEKMHOPCTYXBIJSHIDQWNABEZHIKMNOPTYXYNVUWOIDOIEII';

function foldCharacter(character: string): string {
  const upper = character.toUpperCase();
  const index = LOOK_ALIKES.indexOf(LOOK_ALIKES.includes(character) ? character : upper);
  return LETTERS[index] ?? upper;
}

/**
 * Names that look alike give the same text: case, accents, blanks, punctuation and letters of other scripts make no
 * difference, nor do `I`, `l` and `1`, or `O` and `0`.
 */
export function foldLookAlikes(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '')
    .replace(/./gu, foldCharacter)
    .replace(/RN/g, 'M')
    .replace(/VV/g, 'W');
  return folded || name;
}
