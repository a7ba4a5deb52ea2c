import { Button } from '#ui/form/Button.tsx';
import { markEpisodeWatched } from './markSeasonWatched.ts';

type Props = { seasonId: string; episode: number; isPrimary?: boolean };

/** Where something is hidden until the reader has seen an episode: opens it, everywhere. */
export function WatchedEpisode({ seasonId, episode, isPrimary = false }: Props) {
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      size={isPrimary ? 'regular' : 'small'}
      onClick={() => markEpisodeWatched(seasonId, episode)}
    >
      I've watched episode {episode}
    </Button>
  );
}
