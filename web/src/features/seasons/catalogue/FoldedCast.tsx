import { markSeasonWatched, nameSeason } from '#spoilers/markSeasonWatched.ts';
import { Button } from '#ui/form/Button.tsx';
import styles from './FoldedCast.module.css';

type Props = { seasonId: string; onShow: () => void };

/** Stands for the cast of a season that the reader has not watched. */
export default function FoldedCast({ seasonId, onShow }: Props) {
  const name = nameSeason(seasonId);
  return (
    <div className={styles.folded}>
      <p>You haven’t watched {name}. Its cast may give away who came back.</p>
      <Button size="small" onClick={onShow}>
        Show cast
      </Button>
      <Button size="small" variant="quiet" onClick={() => markSeasonWatched(seasonId)}>
        Mark {name} as watched
      </Button>
    </div>
  );
}
