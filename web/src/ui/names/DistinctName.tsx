import { stableHash } from '@outrank/shared/text/text';
import { useEffect } from 'react';
import { createStore, type Store, useStore } from '#createStore.ts';
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

/** Who has names of the same looks on screen: an id for each place, and whether the ids are of several users. */
type Holders = { ids: readonly string[]; readonly areSeveral: Store<boolean> };

const shownNames = new Map<string, Holders>();

function getHolders(looks: string): Holders {
  const holders = shownNames.get(looks) ?? { ids: [], areSeveral: createStore(false) };
  shownNames.set(looks, holders);
  return holders;
}

function changeIds(holders: Holders, ids: readonly string[]): void {
  holders.ids = ids;
  holders.areSeveral.set(new Set(ids).size > 1);
}

const getTag = (id: string) => `#${stableHash(id).toString(16).padStart(4, '0').slice(-4)}`;

/** Registers a name that is shown. Returns a tag like '#3f2a' while somebody else's name that looks like it is shown too. */
function useNameTag(id: string, name: string): string | undefined {
  const holders = getHolders(foldLookAlikes(name));
  useEffect(() => {
    changeIds(holders, [...holders.ids, id]);
    return () => changeIds(holders, holders.ids.toSpliced(holders.ids.indexOf(id), 1));
  }, [holders, id]);
  return useStore(holders.areSeveral) ? getTag(id) : undefined;
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
