import { contestantItem } from '@outrank/shared/lists/listedItem';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { toShortNames } from '@outrank/shared/text/text';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { useShield } from '#reader/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './WhoGoesHome.module.css';

/** First names of castaways in a season, as the reader may know them. */
export function useFirstNames(seasonId: string, ids: readonly string[]): (id: string) => string {
  const { showItem } = useShield();
  const items = ids.map((id) => showItem(contestantItem(id, seasonId)));
  const names = toShortNames(items.flatMap(({ name, isHidden }) => (isHidden ? [] : name)));
  const shown = new Map(items.map(({ id, name }) => [id, names.get(id) ?? name]));
  return (id) => shown.get(id) ?? showItem(contestantItem(id, seasonId)).name;
}

/** In pixels. */
const DISC = 64;

type Props = {
  seasonId: string;
  /** Before episode 1 it is asked who wins. */
  isWholeSeason: boolean;
  /** Everybody who is in, in the order of the cast. */
  remainingIds: readonly string[];
  chosen: string | undefined;
  /** Undefined takes the choice back. */
  onChoose: (id: string | undefined) => void;
  isBusy: boolean;
  onLock: () => void;
  onRank: () => void;
  /** What is to be said of the draft. */
  note: ReactNode;
};

/** The whole prediction in one tap: everybody who is in, of whom one is chosen. */
export function WhoGoesHome(props: Props) {
  const { seasonId, isWholeSeason, remainingIds, chosen, onChoose, isBusy, onLock, onRank, note } = props;
  const { showItem } = useShield();
  const nameOf = useFirstNames(seasonId, remainingIds);
  return (
    <div className={styles.question}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a heading as its legend says the heading twice. */}
      <div role="group" aria-labelledby="question" className={styles.castaways}>
        {remainingIds.map((id) => {
          const item = showItem(contestantItem(id, seasonId));
          const isChosen = id === chosen;
          return (
            <button
              key={id}
              type="button"
              className={styles.castaway}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? undefined : id)}
            >
              <span className={styles.disc}>
                <ItemPicture item={item} size={DISC} isCaptioned />
                {isChosen && <Check className={styles.check} aria-hidden="true" />}
              </span>
              <span className={styles.name} aria-hidden="true" translate="no">
                {nameOf(id)}
              </span>
              <span className="visuallyHidden" translate="no">
                {item.name}
              </span>
            </button>
          );
        })}
      </div>
      <div className={styles.lock} data-sticky-bar="">
        <p role="status" className={styles.soft}>
          {chosen === undefined ? (
            <span>{isWholeSeason ? 'Tap who wins.' : 'Tap who goes home.'}</span>
          ) : (
            <span>
              <span translate="no">{nameOf(chosen)}</span>{' '}
              <span>{isWholeSeason ? 'wins' : 'goes home'}. Not locked in yet.</span>
            </span>
          )}
        </p>
        <Button variant="primary" isBusy={isBusy} disabled={!isBusy && chosen === undefined} onClick={onLock}>
          Lock it in
        </Button>
        <Button variant="quiet" onClick={onRank}>
          Rank the rest
        </Button>
      </div>
      {note}
      <HowPointsWork isWholeSeason={isWholeSeason} />
    </div>
  );
}

type SaidProps = {
  isWholeSeason: boolean;
  /** Whom the fan chose. */
  item: ShownItem;
  /** The first name. */
  name: string;
  /** 'Closes Wed, Dec 3, 8:00 PM EST.' */
  closing: string;
  children: ReactNode;
};

/** What the fan said, and what they can still do about it. */
export function YouSaid({ isWholeSeason, item, name, closing, children }: SaidProps) {
  return (
    <div className={styles.question}>
      <div className={styles.said} data-is-said>
        <ItemPicture item={item} size={DISC} isCaptioned />
        <p>
          <span>You said:</span> <strong translate="no">{name}</strong>
          <span>. </span>
          <span className={styles.soft}>{closing}</span>
        </p>
      </div>
      <div className={styles.lock}>{children}</div>
      <HowPointsWork isWholeSeason={isWholeSeason} />
    </div>
  );
}

/** How points come, in one sentence, and the rest for whoever asks. */
function HowPointsWork({ isWholeSeason }: { isWholeSeason: boolean }) {
  if (isWholeSeason)
    return (
      <p className={styles.soft}>A point for every pair in the right order, once one of the two is out.</p>
    );
  return (
    <div className={styles.soft}>
      <Disclosure summary="How points work">
        <p>
          Whoever goes home brings 100 points from your last place, none from your first, and even steps in
          between. When several leave, their places count together. Whoever came back in the same episode does
          not count, and an episode that you miss brings none.
        </p>
      </Disclosure>
    </div>
  );
}
