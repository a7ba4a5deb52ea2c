import { foldLookAlikes, mixesScripts } from '@outrank/shared/text/lookAlikes';
import { stableHash } from '@outrank/shared/text/text';
import { useEffect } from 'react';
import { createStore, type Store, useStore } from '#createStore.ts';
import styles from './DistinctName.module.css';

/** A name. A tag tells it apart while somebody else's name that looks like it is on screen, or when it mixes scripts to look so. */
export default function DistinctName({ id, name }: { id: string; name: string }) {
  const tag = useNameTag(id, name);
  return (
    <span translate="no">
      {tag ? `${name} ` : name}
      {tag && <span className={styles.tag}>{tag}</span>}
    </span>
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

/**
 * Registers a name that is shown. Returns a tag like '#3f2a' for one that mixes scripts, and while somebody else's name that looks
 * like it is shown too.
 */
function useNameTag(id: string, name: string): string | undefined {
  const holders = getHolders(foldLookAlikes(name));
  useEffect(() => {
    changeIds(holders, [...holders.ids, id]);
    return () => changeIds(holders, holders.ids.toSpliced(holders.ids.indexOf(id), 1));
  }, [holders, id]);
  const areSeveral = useStore(holders.areSeveral);
  return areSeveral || mixesScripts(name) ? getTag(id) : undefined;
}

/** The name as text for a label: with its tag if it has one. */
export function useDistinctName(id: string, name: string): string {
  const tag = useNameTag(id, name);
  return tag ? `${name} ${tag}` : name;
}
