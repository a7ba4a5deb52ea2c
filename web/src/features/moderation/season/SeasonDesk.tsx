import { countRecorded, findRemaining, type SeasonWorld } from '@outrank/shared/airing/editSeason';
import { findNextWednesday } from '@outrank/shared/airing/episodeTime';
import { findContestant, findSeason, hasBuiltInCast } from '@outrank/shared/catalogue/catalogue';
import type { AiringSeason } from '@outrank/shared/documents/airing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { airingQueries } from '#spoilers/airingSeason.ts';
import { nameSeason } from '#spoilers/markSeasonWatched.ts';
import { useIsSeasonAwaited, useSeasons } from '#spoilers/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Checkbox } from '#ui/form/Toggle.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { LOAD_FAILED } from '../ModerationQueue.tsx';
import { EditForm, useSeasonDraft } from './EditForm.tsx';
import styles from './SeasonDesk.module.css';

/** The season that is followed: announced, timed, recorded and finished by curators, who see all of it. */
export function SeasonDesk({ uid }: { uid: string }) {
  const query = useQuery(airingQueries.latestSeason());
  const seasons = useSeasons();
  const latest = query.data;
  useIsSeasonAwaited(latest ? findSeason(latest.seasonId) === undefined : false);
  const published = seasons
    .filter(({ seasonNumber }) => !hasBuiltInCast(seasonNumber))
    .map(({ seasonNumber: number, name, year, contestants }) => ({
      ...{ number, name, year },
      contestants: contestants.map((contestant) => contestant.name),
    }));
  const isBetween = !latest || latest.status === 'finished';
  return (
    <QueryView
      query={{ ...query, data: latest === undefined ? undefined : { season: latest } }}
      failedText={LOAD_FAILED}
      skeleton={<Loading isTextVisible />}
    >
      {({ season }) => {
        const world = { seasons: season ? [season] : [], published };
        return (
          <div className={styles.desk}>
            {season && <Episodes key={season.seasonId} uid={uid} world={world} season={season} />}
            {isBetween ? (
              <section className={styles.part} aria-labelledby="announce">
                <h2 id="announce">Announce a season</h2>
                <Announcing uid={uid} world={world} />
              </section>
            ) : (
              season?.status === 'announced' && (
                <Disclosure summary="Correct the announcement">
                  <Announcing uid={uid} world={world} season={season} />
                </Disclosure>
              )
            )}
          </div>
        );
      }}
    </QueryView>
  );
}

type Props = { uid: string; world: SeasonWorld };
type SeasonProps = Props & { season: AiringSeason };

const nameOf = (id: string) => findContestant(id)?.name ?? id;

function Episodes(props: SeasonProps) {
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
        <Disclosure summary="Finish the season">
          <Finishing {...props} />
        </Disclosure>
      )}
    </section>
  );
}

function Announcing({ uid, world, season }: Props & { season?: AiringSeason }) {
  const draft = useSeasonDraft(uid, 'announce');
  const known = season && findSeason(season.seasonId);
  const start = {
    number: String(known?.seasonNumber ?? ''),
    name: known?.name ?? '',
    year: String(known?.year ?? new Date().getFullYear()),
    cast: season?.castIds.map(nameOf).join('\n') ?? '',
  };
  const { number = '', name = '', year = '', cast = '' } = { ...start, ...draft.values };
  const field = (key: keyof typeof start) => ({
    onChange: (value: string) => draft.change({ [key]: value }),
  });
  const contestants = cast.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || []);
  return (
    <EditForm
      world={world}
      draft={draft}
      label="Announce"
      request={{
        ...{ action: 'announce', number: Number(number), year: Number(year) },
        name: name.trim() || `Survivor ${number}`,
        contestants,
      }}
    >
      <div className={styles.fields}>
        <Field label="Number" inputMode="numeric" value={number} {...field('number')} />
        <Field label="Name" placeholder={`Survivor ${number}`} value={name} {...field('name')} />
        <Field label="Year" inputMode="numeric" value={year} {...field('year')} />
      </div>
      <Field label="Cast, one name a line" isMultiline rows={10} value={cast} {...field('cast')} />
    </EditForm>
  );
}

/** In the curator's time zone, as a field for dates and times holds it. */
function toLocalTime(time: number): string {
  return new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const EPISODES_USUAL = 13;

function Scheduling({ uid, world, season: { seasonId, episodes } }: SeasonProps) {
  const draft = useSeasonDraft(uid, `${seasonId}-times`);
  const stored = Object.fromEntries(
    episodes.map(({ number, airsAt }) => [String(number), toLocalTime(Date.parse(airsAt))]),
  );
  const times = Object.entries({ ...stored, ...draft.values });
  /** Adds episodes, weekly after the last one. */
  const add = (count: number) => {
    let time = Date.parse(times.at(-1)?.[1] ?? '') || Date.now();
    const added: Record<string, string> = {};
    for (let number = times.length + 1; number <= times.length + count; number += 1) {
      time = findNextWednesday(time);
      added[number] = toLocalTime(time);
    }
    draft.change(added);
  };
  return (
    <EditForm
      world={world}
      draft={draft}
      label="Set these times"
      request={{
        ...{ action: 'schedule', seasonId },
        episodes: Object.entries(draft.values).map(([number, time]) => ({
          number: Number(number),
          airsAt: time && new Date(time).toISOString(),
        })),
      }}
    >
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
      </div>
    </EditForm>
  );
}

function Recording(props: SeasonProps) {
  const { episodes } = props.season;
  const next = Math.min(countRecorded(props.season) + 1, episodes.length);
  const [chosen, setChosen] = useState<number>();
  const number = chosen ?? next;
  const options = episodes.slice(0, next).map((episode) => ({
    value: String(episode.number),
    label: episode.recordedAt ? `${episode.number}: correct it` : String(episode.number),
  }));
  return (
    <>
      <Select
        label="Episode"
        options={options}
        value={String(number)}
        onChange={(value) => setChosen(Number(value))}
      />
      <RecordedEpisode key={number} {...props} number={number} onDone={() => setChosen(undefined)} />
    </>
  );
}

type RecordedProps = SeasonProps & { number: number; onDone: () => void };

function RecordedEpisode({ uid, world, season, number, onDone }: RecordedProps) {
  const { seasonId, castIds, episodes } = season;
  const draft = useSeasonDraft(uid, `${seasonId}-record-${number}`);
  const episode = episodes[number - 1];
  const { left = episode?.leftIds.join(' ') ?? '', title = episode?.title ?? '' } = draft.values;
  const leftIds = left.split(' ').filter((id) => id !== '');
  const leftElsewhere = new Set(episodes.flatMap((other) => (other.number === number ? [] : other.leftIds)));
  const tick = (id: string, isTicked: boolean) =>
    draft.change({ left: [...leftIds.filter((other) => other !== id), ...(isTicked ? [id] : [])].join(' ') });
  return (
    <EditForm
      world={world}
      draft={draft}
      label={episode?.recordedAt ? `Correct episode ${number}` : `Record episode ${number}`}
      isReady
      onDone={onDone}
      request={{ ...{ action: 'record', seasonId, episode: number }, leftIds, title }}
    >
      <fieldset className={styles.castaways}>
        <legend>Who left?</legend>
        {castIds
          .filter((id) => !leftElsewhere.has(id))
          .map((id) => (
            <Checkbox
              key={id}
              label={nameOf(id)}
              isChecked={leftIds.includes(id)}
              onChange={(isTicked) => tick(id, isTicked)}
            />
          ))}
      </fieldset>
      <Field label="Title" value={title} onChange={(value) => draft.change({ title: value })} />
    </EditForm>
  );
}

function Finishing({ uid, world, season }: SeasonProps) {
  const { seasonId, winnerId: stored } = season;
  const draft = useSeasonDraft(uid, `${seasonId}-winner`);
  const { winnerId = stored ?? '' } = draft.values;
  const remaining = findRemaining(season, Number.POSITIVE_INFINITY);
  return (
    <EditForm
      world={world}
      draft={draft}
      label="Finish the season"
      request={{ action: 'finish', seasonId, winnerId }}
    >
      <Select
        label="Winner"
        options={[
          { value: '', label: 'Choose …' },
          ...remaining.map((id) => ({ value: id, label: nameOf(id) })),
        ]}
        value={winnerId}
        onChange={(value) => draft.change({ winnerId: value })}
      />
    </EditForm>
  );
}
