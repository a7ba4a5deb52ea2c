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
export function MemberPrediction({ season: { seasonId, episodes }, episode, fan }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { showItem } = useShield();
  const prediction = predictionQueries.own(toPredictionKey(seasonId, episode), fan.uid);
  const query = useQuery({ ...prediction, enabled: isOpen });
  const leftIds = episodes[episode - 1]?.leftIds ?? [];
  const summary = (
    <>
      Prediction for episode {episode}
      <span className="visuallyHidden"> by {fan.displayName}</span>
    </>
  );
  return (
    <Disclosure summary={summary} isOpen={isOpen} onToggle={setIsOpen}>
      <QueryView
        query={query}
        failedText="Failed to load the prediction."
        skeleton={isOpen && <Loading />}
        empty={<p>No prediction.</p>}
      >
        {(found) => (
          <ol className={styles.order}>
            {found.order.map((id) => (
              <li key={id}>
                <ItemLink item={showItem(contestantItem(id, seasonId))} />{' '}
                {leftIds.includes(id) && <Badge tone="ember">left</Badge>}
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Disclosure>
  );
}
