import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { toPredictionKey } from '@outrank/shared/documents/airing';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { predictionQueries } from '#features/predictions/predictionQueries.ts';
import { ItemLink } from '#spoilers/ItemLink.tsx';
import { useShield } from '#spoilers/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Badge } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './Predictions.module.css';

type Props = {
  season: ShownSeason;
  /** One that the reader has seen, so it is closed. */
  episode: number;
  fan: { readonly uid: string; readonly displayName: string };
};

/** Another fan's prediction about an episode, which is read when it is opened. */
export function MemberPrediction({ season, episode, fan }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.part}>
      <Disclosure
        summary={
          <>
            Prediction for episode {episode}
            <span className="visuallyHidden"> by {fan.displayName}</span>
          </>
        }
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        {isOpen && <Order season={season} episode={episode} uid={fan.uid} />}
      </Disclosure>
    </div>
  );
}

function Order({ season: { seasonId, episodes }, episode, uid }: Omit<Props, 'fan'> & { uid: string }) {
  const { showItem } = useShield();
  const query = useQuery(predictionQueries.own(toPredictionKey(seasonId, episode), uid));
  const leftIds = episodes[episode - 1]?.leftIds ?? [];
  return (
    <QueryView
      query={query}
      failedText="Failed to load the prediction."
      skeleton={<Loading />}
      isEmpty={(prediction) => prediction === null}
      empty={<p>No prediction.</p>}
    >
      {(prediction) => (
        <ol className={styles.order}>
          {prediction?.order.map((id) => (
            <li key={id}>
              <ItemLink item={showItem(contestantItem(id, seasonId))} />{' '}
              {leftIds.includes(id) && <Badge tone="ember">left</Badge>}
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}
