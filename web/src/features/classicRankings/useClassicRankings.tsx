import { useQuery } from '@tanstack/react-query';
import { lazyValue } from '#ui/format.ts';
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

const dateFormat = lazyValue(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** When the classic rankings last changed; empty while that is unknown. */
export function LastUpdated({ time }: { time: string | undefined }) {
  return (
    <p className={styles.updated}>
      {time && (
        <>
          Last updated <time dateTime={time}>{dateFormat().format(new Date(time))}</time>
        </>
      )}
    </p>
  );
}
