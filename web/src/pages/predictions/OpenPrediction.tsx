import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { sortLike } from '@outrank/shared/decide/firstGuess';
import { toPredictionKey } from '@outrank/shared/documents/airing';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { BallotEditor } from '#features/ballots/BallotEditor.tsx';
import { useBallot } from '#features/ballots/useBallot.ts';
import { readOpeningPrediction, useBallotSorting, useLocalBallot } from '#features/ballots/useLocalBallot.ts';
import { HelpMeDecide } from '#features/decide/HelpMeDecide.tsx';
import { formatMoment } from '#features/predictions/closingTime.ts';
import { notePredicted } from '#features/predictions/duePrediction.ts';
import { predictionQueries, useChangePrediction } from '#features/predictions/predictionQueries.ts';
import { useSession, useUser } from '#features/session/sessionContext.ts';
import { CopyLinkButton } from '#features/sharing/CopyLinkButton.tsx';
import { useSeasons, useShield } from '#reader/useShield.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { WatchedGate } from './AiringScreen.tsx';
import styles from './Predictions.module.css';
import { useFirstNames, WhoGoesHome, YouSaid } from './WhoGoesHome.tsx';

type Props = { season: ShownSeason; open: NonNullable<ShownSeason['open']>; episode: number };

/**
 * What can be predicted now, for whoever may know who is in. It starts from the fan's last order, else from that of all fans,
 * else from the cast.
 */
export function OpenPrediction({ season, open, episode }: Props) {
  const { uid } = useUser();
  const { seasonId } = season;
  const { key, remainingIds } = open;
  const { isOn, hasWatched } = useShield();
  const isOpen = remainingIds !== null && (!isOn || hasWatched(seasonId));
  const own = useQuery({ ...predictionQueries.own(key, uid), enabled: isOpen });
  const lastKey = toPredictionKey(seasonId, Math.max(1, episode - 1));
  const last = useQuery({ ...predictionQueries.closed(lastKey, uid), enabled: isOpen && episode > 1 });
  const hasPredicted = own.data === undefined ? undefined : own.data !== null;
  useEffect(() => {
    if (hasPredicted !== undefined) notePredicted(uid, key, hasPredicted);
  }, [uid, key, hasPredicted]);
  const correction = useCorrection(seasonId, remainingIds);
  const [view, setView] = useState<View>();
  if (!isOpen) return <WatchedGate season={season} episode={episode - 1} />;
  const { own: lastOwn, results } = last.data ?? {};
  const lastOrder = lastOwn?.order ?? results?.crowd.map(({ id }) => id) ?? [];
  const isReady = own.data !== undefined && (episode === 1 || !last.isPending);
  return (
    <>
      <p role="status" className={styles.line}>
        {correction}
      </p>
      <QueryView
        query={{ ...own, data: isReady ? { own: own.data } : undefined }}
        failedText="Failed to load your prediction."
      >
        {(prediction) => (
          <Prediction
            // A correction changes who is in.
            key={remainingIds.join(' ')}
            season={season}
            open={open}
            remainingIds={remainingIds}
            own={prediction.own?.order}
            start={sortLike(lastOrder, remainingIds)}
            view={view}
            onView={setView}
          />
        )}
      </QueryView>
    </>
  );
}

/** What to tell a reader who had the page open while a curator corrected who is in. */
function useCorrection(seasonId: string, remainingIds: readonly string[] | null): string | undefined {
  const [known, setKnown] = useState(remainingIds);
  const [correction, setCorrection] = useState<string>();
  const out = known?.filter((id) => !remainingIds?.includes(id)) ?? [];
  const back = remainingIds?.filter((id) => known && !known.includes(id)) ?? [];
  const describe = useChangeWords(seasonId, out, back);
  if (remainingIds !== null && known !== remainingIds) {
    setKnown(remainingIds);
    if (describe !== '') setCorrection(`A moderator corrected who is in. ${describe} Your order is kept.`);
  }
  return correction;
}

/** `Coach is out. Ozzy is back in the game.` */
function useChangeWords(seasonId: string, out: readonly string[], back: readonly string[]): string {
  const nameOf = useFirstNames(seasonId, [...out, ...back]);
  return [
    ...out.map((id) => `${nameOf(id)} is out.`),
    ...back.map((id) => `${nameOf(id)} is back in the game.`),
  ].join(' ');
}

/** One question, or the order of everybody. */
type View = 'asked' | 'ranked';

/** The button that withdraws a prediction disappears with it. */
const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true });

type PredictionProps = Pick<Props, 'season' | 'open'> & {
  remainingIds: readonly string[];
  /** The submitted order; undefined without one. */
  own: readonly string[] | undefined;
  start: readonly string[];
  /** Undefined until the fan has done something: then a draft decides. */
  view: View | undefined;
  onView: (view: View) => void;
};

/** One question about everybody who is in; or their order, safest first, and before episode 1 winner first. */
function Prediction({ season, open, remainingIds, own, start: given, ...shown }: PredictionProps) {
  const { uid } = useUser();
  const { seasonId } = season;
  const ballotId = open.key;
  const key = { uid, ballotId };
  const isWholeSeason = ballotId === toPredictionKey(seasonId, 1);
  const [start] = useState(() => (own ? sortLike(own, remainingIds) : given));
  const submitted = useMemo(() => own && sortLike(own, remainingIds), [own, remainingIds]);
  const [opening] = useState(() => readOpeningPrediction(key, submitted ?? start));
  const ballot = useBallot(opening);
  const isSignedIn = useSession().status === 'signedIn';
  const hasChanges = useLocalBallot(isSignedIn ? key : undefined, ballot, submitted ?? start);
  const { mutate, isPending, variables } = useChangePrediction();
  const pickOf = (order: readonly string[]) => (isWholeSeason ? order.at(0) : order.at(-1));
  const choose = (id: string | undefined) => {
    const others = (submitted ?? start).filter((other) => other !== id);
    const chosen = id === undefined ? [] : [id];
    dispatchOrder(isWholeSeason ? [...chosen, ...others] : [...others, ...chosen]);
    setChosen(id);
    shown.onView('asked');
  };
  const dispatchOrder = (slots: readonly string[]) => ballot.dispatch({ type: 'replaced', slots });
  const [chosen, setChosen] = useState(() => (hasChanges ? pickOf(opening) : undefined));
  const [first] = useState(() => (isOnePick(opening, start, pickOf(opening)) ? 'asked' : 'ranked'));
  const view = shown.view ?? first;
  const [isChanging, setIsChanging] = useState(false);
  const { showItem } = useShield();
  const nameOf = useFirstNames(seasonId, remainingIds);
  const showSaid = () => {
    shown.onView('asked');
    setIsChanging(false);
    setChosen(undefined);
    focusMain();
  };
  const submit = (order: readonly string[]) => mutate({ key: ballotId, uid, order }, { onSuccess: showSaid });
  const withdraw = () => mutate({ key: ballotId, uid, order: null }, { onSuccess: showSaid });

  if (submitted && own && view === 'asked' && !hasChanges && !isChanging)
    return (
      <>
        <Misfit seasonId={seasonId} own={own} remainingIds={remainingIds} onMend={() => submit(submitted)} />
        <YouSaid
          isWholeSeason={isWholeSeason}
          item={showItem(contestantItem(pickOf(submitted) ?? '', seasonId))}
          name={nameOf(pickOf(submitted) ?? '')}
          closing={
            open.closesAt
              ? `Closes ${formatMoment(Date.parse(open.closesAt))}.`
              : 'Closes when episode 1 airs.'
          }
        >
          <Button
            onClick={() => {
              setIsChanging(true);
              setChosen(pickOf(submitted));
            }}
          >
            Change
          </Button>
          <CopyLinkButton label="Share" />
          <Button variant="quiet" isBusy={isPending && variables.order === null} onClick={withdraw}>
            Withdraw
          </Button>
        </YouSaid>
      </>
    );
  if (view === 'asked')
    return (
      <WhoGoesHome
        seasonId={seasonId}
        isWholeSeason={isWholeSeason}
        remainingIds={remainingIds}
        chosen={chosen}
        onChoose={choose}
        isBusy={isPending}
        onLock={() => submit(ballot.slots)}
        onRank={() => shown.onView('ranked')}
        note={
          submitted && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                dispatchOrder(submitted);
                showSaid();
              }}
            >
              Back to my submission
            </Button>
          )
        }
      />
    );
  return (
    <OrderEditor
      ballotKey={key}
      ballot={ballot}
      seasonId={seasonId}
      isWholeSeason={isWholeSeason}
      submitted={submitted}
      hasChanges={hasChanges}
      isSubmitting={isPending && variables.order !== null}
      onSubmit={() => submit(ballot.slots)}
    />
  );
}

type EditorProps = Pick<
  ComponentProps<typeof BallotEditor>,
  'ballot' | 'submitted' | 'hasChanges' | 'isSubmitting' | 'onSubmit'
> & { ballotKey: { uid: string; ballotId: string }; seasonId: string; isWholeSeason: boolean };

/** Everybody who is in, to be ranked. */
function OrderEditor({ ballotKey, seasonId, isWholeSeason, ...editor }: EditorProps) {
  const { ballot, submitted, hasChanges } = editor;
  const deciding = useBallotSorting(ballotKey, ballot);
  useSeasons();
  const items = ballot.slots.map((id) => contestantItem(id, seasonId));
  const count = pluralize(items.length, 'castaway');
  return (
    <DragProvider>
      <BallotEditor
        {...editor}
        label="Your prediction"
        seasonId={seasonId}
        status={
          submitted && !hasChanges ? 'Submitted' : `${count}, ${isWholeSeason ? 'winner' : 'safest'} first`
        }
        submitLabel="Submit prediction"
        canSubmit
        action={<HelpMeDecide items={items} asks="safer" {...deciding} />}
      />
    </DragProvider>
  );
}

/** Whether an order differs from another by one pick alone. */
const isOnePick = (order: readonly string[], start: readonly string[], pick: string | undefined) => {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== pick).join(' ');
  return others(order) === others(start);
};

type MisfitProps = {
  seasonId: string;
  own: readonly string[];
  remainingIds: readonly string[];
  onMend: () => void;
};

/** For a submitted prediction that no longer holds exactly who is in. */
function Misfit({ seasonId, own, remainingIds, onMend }: MisfitProps) {
  const out = own.filter((id) => !remainingIds.includes(id));
  const back = remainingIds.filter((id) => !own.includes(id));
  const words = useChangeWords(seasonId, out, back);
  if (words === '') return null;
  return (
    <p className={styles.line} role="alert">
      <strong>Your prediction no longer holds exactly who is in.</strong> <span>{words}</span>
      <Button size="small" variant="primary" onClick={onMend}>
        Mend it
      </Button>
    </p>
  );
}
