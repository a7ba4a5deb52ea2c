import {
  findSeason,
  findSeasonsOfContestant,
  formatSeasonName,
  nameSeason,
  type Season,
  stripSurvivor,
} from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { ArrowLeft, Check, Plus } from 'lucide-react';
import { useContext, useState } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { markSeasonWatched } from '#reader/markSeasonWatched.ts';
import { useShield } from '#reader/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { AddItemContext, ALREADY_LISTED, ContestantRow } from './ContestantRow.tsx';
import styles from './SeasonCast.module.css';

type Props = { season: Season; onBack: () => void };

const focusQuietly = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

export function SeasonCast({ season: opened, onBack }: Props) {
  const { showItem } = useShield();
  // Its cast may have been published since.
  const season = findSeason(opened.id) ?? opened;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFolded = showItem(seasonItem(season.id)).isHidden === true && !isUnfolded;
  return (
    <div className={styles.season}>
      <div className={styles.navigation}>
        <Button ref={focusQuietly} variant="quiet" size="small" icon={<ArrowLeft />} onClick={onBack}>
          Back to Seasons
        </Button>
      </div>
      <SeasonBanner season={season} />
      {isFolded ? (
        <FoldedCast seasonId={season.id} onShow={() => setIsUnfolded(true)} />
      ) : (
        <Cast season={season} />
      )}
    </div>
  );
}

/** Names the whole cast, because users pick from it. Of their other seasons it names only those that the reader has watched. */
function Cast({ season }: { season: Season }) {
  const { hasWatched } = useShield();
  const adding = useContext(AddItemContext);
  const describeOthers = (contestantId: string) => {
    const others = findSeasonsOfContestant(contestantId).filter(
      ({ id }) => id !== season.id && hasWatched(id),
    );
    const names = others.map(({ name }) => formatSeasonName(name));
    return names.length > 0 ? `Also in ${names.join(', ')}` : undefined;
  };
  if (season.contestants.length === 0)
    return <p className={styles.empty}>No castaways listed for this season yet.</p>;
  const cast = season.contestants.map(({ id }) => contestantItem(id, season.id));
  return (
    <>
      {adding?.onAddAll && (
        <div className={styles.addAll}>
          <Button size="small" icon={<Plus />} onClick={() => adding.onAddAll?.(cast)}>
            Add all {cast.length}
          </Button>
        </div>
      )}
      <ul className={styles.cast} aria-label={`Castaways of ${formatSeasonName(season.name)}`}>
        {cast.map((item) => (
          <li key={item.id}>
            <ContestantRow item={showOwn(item)} detail={describeOthers(item.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SeasonBanner({ season }: { season: Season }) {
  const item = showOwn(seasonItem(season.id));
  const adding = useContext(AddItemContext);
  const isListed = adding?.listedIds.has(item.id);
  const [from, to] = seasonColors(season.seasonNumber);
  return (
    <div className={styles.banner} style={{ '--buff-from': from, '--buff-to': to }}>
      <ItemPicture item={item} size={80} />
      <div>
        <h3 className={styles.name} translate="no">
          {stripSurvivor(season.name)}
        </h3>
        <p className={styles.facts}>
          <span>
            Season {season.seasonNumber} · {season.year}
          </span>{' '}
          {season.contestants.length > 0 && <span>{season.contestants.length} castaways</span>}
        </p>
      </div>
      {adding?.acceptsSeasons && (
        <div className={styles.add}>
          <Button size="small" icon={isListed ? <Check /> : <Plus />} onClick={() => adding.onAdd(item)}>
            Add the season <span className="visuallyHidden">{item.name}</span>
            {isListed && <span className="visuallyHidden">, {ALREADY_LISTED}</span>}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Stands for the cast of a season that the reader has not watched. */
function FoldedCast({ seasonId, onShow }: { seasonId: string; onShow: () => void }) {
  const name = nameSeason(seasonId);
  return (
    <div className={styles.folded}>
      <p>You haven't watched {name}. Its cast may give away who came back.</p>
      <Button size="small" onClick={onShow}>
        Show cast
      </Button>
      <Button size="small" variant="quiet" onClick={() => markSeasonWatched(seasonId)}>
        Mark {name} as watched
      </Button>
    </div>
  );
}
