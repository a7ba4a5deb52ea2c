import { useQuery } from '@tanstack/react-query';
import { whenContentReady } from '#ui/lazyComponent.ts';
import styles from './LastUpdated.module.css';

export const classicRankingsKey = ['classicRankings'];

/** The classic rankings document, undefined until it is read. `LiveClassicRankings` keeps it up to date. */
export function useClassicRankings() {
  return useQuery({
    queryKey: classicRankingsKey,
    queryFn: async () => {
      await whenContentReady();
      const { readClassicRankings } = await import('#data/lists/readClassicRankings.ts');
      return readClassicRankings();
    },
    meta: { isAfterContent: true },
  }).data;
}

/** When the classic rankings last changed; empty while that is unknown. */
export function LastUpdated({ time }: { time: string | undefined }) {
  return (
    <p className={styles.updated}>
      {time && (
        <span>
          Last updated{' '}
          <time dateTime={time}>
            {new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </span>
      )}
    </p>
  );
}
