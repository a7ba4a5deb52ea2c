import type { ReactNode } from 'react';
import { useIsNear } from '#ui/useIsNear.ts';
import styles from './CastawayPage.module.css';

type Props = {
  title: string;
  lead?: string;
  children: (isNear: boolean) => ReactNode;
};

/** A section of the page, which reads its data once it has come near. */
export function NearSection({ title, lead, children }: Props) {
  const { isNear, watch } = useIsNear();
  return (
    <section ref={watch} aria-label={title} className={styles.section}>
      <div>
        <h2>{title}</h2>
        {lead && <p className={styles.soft}>{lead}</p>}
      </div>
      {children(isNear)}
    </section>
  );
}
