import type { Season } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import { getCastSubject } from '@outrank/shared/consensus/subject';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { describeSeason, factsQueries } from '#features/facts/factsQueries.ts';
import { formatScore } from '#features/results/consensus/consensusText.ts';
import { resultsQueries, toRankedRows } from '#features/results/resultsQueries.ts';
import { formatRange } from '#features/results/resultsText.ts';
import { useLastSignedInUser } from '#features/session/sessionContext.ts';
import { SharePageButton } from '#features/sharing/SharePageButton.tsx';
import { paths } from '#paths.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { formatUtcDay, pluralize } from '#ui/format.ts';
import { RankNumeral } from '#ui/layout/Card.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { useOwnList } from '#widgets/useOwnList.ts';
import styles from './SeasonPage.module.css';

type Props = { season: Season };

/** A season in its two colors: when and where it was, its ranks, and what a fan can do with it. */
export function SeasonBanner({ season }: Props) {
  const { data: start } = useQuery(factsQueries.start(season.id));
  const [from, to] = seasonColors(season.seasonNumber);
  const count = season.contestants.length;
  const isPhone = useIsPhone();
  return (
    <div className={styles.banner} style={{ '--from': from, '--to': to } as CSSProperties}>
      <ItemPicture item={showOwn(seasonItem(season.id))} size={isPhone ? 96 : 132} isDecorative />
      <div className={styles.facts}>
        <p className={styles.number}>Season {season.seasonNumber}</p>
        <p>{describeSeason(season)}</p>
        <p>
          {start ? (
            <>
              Premiered <time dateTime={start.premiere}>{formatUtcDay(start.premiere)}</time>
            </>
          ) : (
            '\u00a0'
          )}
        </p>
        {count > 0 && <p>{pluralize(count, 'castaway')}</p>}
      </div>
      <Ranks season={season} />
      <div className={styles.actions}>
        {count > 0 && (
          <Link className={buttonClass('primary')} to={paths.startFrom(getCastSubject(season.id))}>
            Rank this cast
          </Link>
        )}
        <Link className={buttonClass('secondary')} to={paths.startFrom('seasons')}>
          Rank all seasons
        </Link>
        <SharePageButton title={season.name} />
      </div>
    </div>
  );
}

/** Among all seasons: the fans' rank, and the reader's own when their list counts. */
function Ranks({ season }: Props) {
  const user = useLastSignedInUser();
  const ownRank = useOwnList('seasons', user?.uid)?.ranks.get(season.id);
  const { data, isPending } = useQuery(resultsQueries.scores('seasons'));
  const ranked = toRankedRows(data);
  const row = ranked.get(season.id);
  return (
    <div className={styles.ranks}>
      {row && (
        <Link className={styles.rank} to={paths.consensusPage('seasons')}>
          <RankNumeral rank={row.rank} size="large" />{' '}
          <span>
            <strong>Fans' rank</strong> of {ranked.size}{' '}
            <span className={styles.score}>
              wins {formatScore(row.score)} of head-to-heads{row.range && `, ${formatRange(row.range)}`}
            </span>
          </span>
        </Link>
      )}
      {!row && <p className={styles.unranked}>{isPending ? '\u00a0' : 'Not enough lists for a rank yet.'}</p>}
      {ownRank !== undefined && (
        <p className={styles.rank}>
          <RankNumeral rank={ownRank} size="large" /> <strong>Your rank</strong>
        </p>
      )}
    </div>
  );
}
