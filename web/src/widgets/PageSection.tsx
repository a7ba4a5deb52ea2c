import type { ReactNode, Ref } from 'react';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { useIsNear } from '#ui/useIsNear.ts';
import styles from './PageSection.module.css';

type Props = {
  title: string;
  lead?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

export function PageSection({ title, lead, ref, children }: Props) {
  return (
    <section ref={ref} aria-label={title} className={styles.section}>
      <div>
        <h2>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** A section that is drawn, and so reads its data, once it has come near. */
export function NearSection({ title, children }: Pick<Props, 'title' | 'children'>) {
  const { isNear, watch } = useIsNear();
  return (
    <PageSection title={title} ref={watch}>
      {isNear ? children : <Skeleton shape="block" height="20rem" />}
    </PageSection>
  );
}
