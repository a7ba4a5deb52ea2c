import { countRecorded } from '@outrank/shared/airing/applySeasonEdit';
import { findNextWednesday, parseEasternText, toEasternText } from '@outrank/shared/airing/episodeTime';
import { findSeason, nameSeason } from '@outrank/shared/catalogue/catalogue';
import type { AiringSeason } from '@outrank/shared/documents/airing';
import { useQuery } from '@tanstack/react-query';
import { airingQueries } from '#reader/airingSeason.ts';
import { useCatalogueSearch } from '#reader/CatalogueSearch.tsx';
import { estimateNow } from '#serverTime.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { LOAD_FAILED } from '../ModerationQueue.tsx';
import { Correcting, EarlierSeasons, Withdrawing } from './Correcting.tsx';
import { EditForm, type EditProps, nameOf, useSeasonDraft } from './EditForm.tsx';
import { Finishing } from './Finishing.tsx';
import { Recording } from './Recording.tsx';
import styles from './SeasonDesk.module.css';

/** The season that is followed: announced, timed, recorded and finished by curators, who see all of it. */
export function SeasonDesk({ uid }: { uid: string }) {
  const query = useQuery(airingQueries.latestSeason());
  const latest = query.data;
  useCatalogueSearch(latest?.seasonId);
  return (
    <QueryView
      query={{ ...query, data: latest === undefined ? undefined : { season: latest } }}
      failedText={LOAD_FAILED}
      skeleton={<Loading isTextVisible />}
    >
      {({ season }) => (
        <div className={styles.desk}>
          {season && <Episodes key={season.seasonId} uid={uid} season={season} />}
          {season?.status === 'announced' && (
            <Disclosure summary="Correct the announcement">
              <Announcing uid={uid} season={season} />
            </Disclosure>
          )}
          {season && countRecorded(season) === 0 && (
            <Disclosure summary="Withdraw the season">
              <Withdrawing uid={uid} season={season} />
            </Disclosure>
          )}
          {(!season || season.status === 'finished') && (
            <section className={styles.part} aria-labelledby="announce">
              <h2 id="announce">Announce a season</h2>
              <Announcing uid={uid} season={season} />
            </section>
          )}
          {season && (
            <Disclosure summary="Correct an earlier season">
              <EarlierSeasons uid={uid} season={season} />
            </Disclosure>
          )}
        </div>
      )}
    </QueryView>
  );
}

function Episodes(props: EditProps) {
  const { seasonId, status, episodes, winnerId } = props.season;
  return (
    <section className={styles.part} aria-labelledby="season">
      <h2 id="season">{nameSeason(seasonId)}</h2>
      <p className={styles.soft}>
        {winnerId
          ? `Finished: ${nameOf(winnerId)} won.`
          : `${countRecorded(props.season)} recorded, ${status}.`}
      </p>
      {episodes.length > 0 && <Recording {...props} />}
      <Disclosure summary="Times of the episodes">
        <Scheduling {...props} />
      </Disclosure>
      {countRecorded(props.season) > 0 && (
        <Disclosure summary={winnerId ? 'Correct the winner' : 'Finish the season'}>
          <Finishing {...props} />
        </Disclosure>
      )}
      <Disclosure summary="Correct names">
        <Correcting {...props} />
      </Disclosure>
    </section>
  );
}

/** Announces the next season, or corrects the announcement of this one. */
function Announcing({ uid, season }: { uid: string; season: AiringSeason | null }) {
  const draft = useSeasonDraft(uid, 'announce');
  const corrected = season?.status === 'announced' ? season : undefined;
  const known = findSeason(corrected?.seasonId ?? '');
  const start = {
    number: String(known?.seasonNumber ?? ''),
    name: known?.name ?? '',
    year: String(known?.year ?? new Date(estimateNow()).getFullYear()),
    cast: corrected?.castIds.map(nameOf).join('\n') ?? '',
  };
  const values: typeof start = { ...start, ...draft.values };
  const { number, name, year, cast } = values;
  const field = (key: keyof typeof start) => ({
    value: values[key],
    onChange: (value: string) => draft.change({ [key]: value }),
  });
  const contestants = cast.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || []);
  return (
    <EditForm
      season={season}
      draft={draft}
      label="Announce"
      request={{
        ...{ action: 'announce', number: Number(number), year: Number(year) },
        name: name.trim() || `Survivor ${number}`,
        contestants,
      }}
    >
      <div className={styles.fields}>
        <Field label="Number" inputMode="numeric" {...field('number')} />
        <Field label="Name" placeholder={`Survivor ${number}`} {...field('name')} />
        <Field label="Year" inputMode="numeric" {...field('year')} />
      </div>
      <Field label="Cast, one name a line" isMultiline rows={10} {...field('cast')} />
    </EditForm>
  );
}

const EPISODES_USUAL = 13;

/** In place of the time of an episode that there is not. */
const REMOVED = 'removed';

function Scheduling({ uid, season }: EditProps) {
  const { seasonId, episodes } = season;
  const draft = useSeasonDraft(uid, `${seasonId}-times`);
  const stored = Object.fromEntries(
    episodes.map(({ number, airsAt }) => [String(number), toEasternText(Date.parse(airsAt))]),
  );
  const times = Object.entries({ ...stored, ...draft.values }).filter(([, time]) => time !== REMOVED);
  const isLastRecorded = episodes[times.length - 1]?.recordedAt != null;
  /** Adds episodes, weekly after the last one. */
  const add = (count: number) => {
    let time = parseEasternText(times.at(-1)?.[1] ?? '') || estimateNow();
    const added: Record<string, string> = {};
    for (let number = times.length + 1; number <= times.length + count; number += 1) {
      time = findNextWednesday(time);
      added[number] = toEasternText(time);
    }
    draft.change(added);
  };
  return (
    <EditForm
      season={season}
      draft={draft}
      label="Set these times"
      request={{
        ...{ action: 'schedule', seasonId },
        episodes: Object.entries(draft.values).map(([number, time]) => ({
          number: Number(number),
          airsAt: time === REMOVED ? null : time && new Date(parseEasternText(time)).toISOString(),
        })),
      }}
    >
      <p className={styles.soft}>All times are New York's (Eastern), whatever your device shows.</p>
      <div className={styles.fields}>
        {times.map(([number, time]) => (
          <Field
            key={number}
            type="datetime-local"
            label={`Episode ${number}`}
            value={time}
            onChange={(value) => draft.change({ [number]: value })}
          />
        ))}
      </div>
      <div className={styles.fields}>
        {times.length === 0 && (
          <Button onClick={() => add(EPISODES_USUAL)}>{EPISODES_USUAL} Wednesdays, 8 PM Eastern</Button>
        )}
        <Button onClick={() => add(1)}>Add an episode</Button>
        {times.length > 0 && !isLastRecorded && (
          <Button onClick={() => draft.change({ [times.length]: REMOVED })}>
            Remove episode {times.length}
          </Button>
        )}
      </div>
    </EditForm>
  );
}
