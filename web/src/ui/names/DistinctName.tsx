import styles from './DistinctName.module.css';
import { useNameTag } from './useNameTag.ts';

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
