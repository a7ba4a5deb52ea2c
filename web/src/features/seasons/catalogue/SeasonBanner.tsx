import type { Season } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import type { OpenItem } from '@outrank/shared/spoilers/shielded';
import { Check, Plus } from 'lucide-react';
import { type CSSProperties, useContext } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { Button } from '#ui/form/Button.tsx';
import { AddItemContext, ALREADY_LISTED } from './addItemContext.ts';
import styles from './SeasonBanner.module.css';

type Props = { season: Season; item: OpenItem };

/** The header of an open season, in its two buff colors. */
export function SeasonBanner({ season, item }: Props) {
  const adding = useContext(AddItemContext);
  const isListed = adding?.listedIds.has(item.id);
  const [from, to] = seasonColors(season.seasonNumber);
  return (
    <div className={styles.banner} style={{ '--buff-from': from, '--buff-to': to } as CSSProperties}>
      <ItemPicture item={item} size={80} isDecorative />
      <div>
        <h3 className={styles.name}>{item.name}</h3>
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
            Add <span className="visuallyHidden">{item.name}</span> to your list
            {isListed && <span className="visuallyHidden">, {ALREADY_LISTED}</span>}
          </Button>
        </div>
      )}
    </div>
  );
}
