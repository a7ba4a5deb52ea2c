import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { createContext, type ReactNode, use, useState } from 'react';
import { noteOpenedEpisode, readOpenedEpisode } from '#features/predictions/openedEpisode.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';

const EpisodeReveal = lazyComponent(() => import('./EpisodeReveal.tsx'));

const RevealContext = createContext({
  /** The last episode that the reader has opened in this browser, 0 for none. */
  openedEpisode: 0,
  /** Shows how an episode went, if it is recorded. The reader has seen it, or says so at the same moment. */
  reveal: (_episode: number): void => undefined,
  /** The same, unless this browser has shown it before. */
  revealOnce: (_episode: number): void => undefined,
});

export const useEpisodeReveal = () => use(RevealContext);

/** Lets everything on a page about a season show how an episode went. Nothing of it loads before. */
export function EpisodeRevealProvider({ season, children }: { season: ShownSeason; children: ReactNode }) {
  const { uid } = useUser();
  const { seasonId, recordedEpisode, knownEpisode } = season;
  const [openedEpisode, setOpenedEpisode] = useState(() => readOpenedEpisode(uid, seasonId));
  const [shown, setShown] = useState<number>();
  const reveal = (episode: number) => {
    if (episode <= recordedEpisode) setShown(episode);
  };
  const revealOnce = (episode: number) => {
    if (episode > openedEpisode) reveal(episode);
  };
  const note = (episode: number) => {
    noteOpenedEpisode(uid, seasonId, episode);
    setOpenedEpisode(readOpenedEpisode(uid, seasonId));
  };
  return (
    <RevealContext value={{ openedEpisode, reveal, revealOnce }}>
      {children}
      {shown !== undefined && shown <= knownEpisode && (
        <EpisodeReveal
          season={season}
          episode={shown}
          onOpen={() => note(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
    </RevealContext>
  );
}

/** Asks how a recorded episode went, also once more. */
export function HowDidItGo({ episode }: { episode: number }) {
  const { openedEpisode, reveal } = useEpisodeReveal();
  const isOpened = episode <= openedEpisode;
  return (
    <Button
      variant={isOpened ? 'quiet' : 'secondary'}
      size={isOpened ? 'small' : 'regular'}
      onClick={() => reveal(episode)}
    >
      How did it go?
    </Button>
  );
}
