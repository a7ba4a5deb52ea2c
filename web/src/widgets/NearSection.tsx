import type { ReactNode } from 'react';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { useIsNear } from '#ui/useIsNear.ts';
import styles from './NearSection.module.css';

type Props = {
  title: string;
  lead?: string;
  children: ReactNode;
};

/** A section of a page, which is drawn, and so reads its data, once it has come near. */
export function NearSection({ title, lead, children }: Props) {
  const { isNear, watch } = useIsNear();
  return (
    <section ref={watch} aria-label={title} className={styles.section}>
      <div>
        <h2>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {isNear ? children : <Skeleton shape="block" height="20rem" />}
    </section>
  );
}
