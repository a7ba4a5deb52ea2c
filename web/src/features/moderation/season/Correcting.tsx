import { findSeason, getSeasons, hasBuiltInCast, nameSeason } from '@outrank/shared/catalogue/catalogue';
import { findEntry } from '@outrank/shared/members';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { airingQueries } from '#reader/airingSeason.ts';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import { EditForm, type EditProps, nameOf, useSeasonDraft } from './EditForm.tsx';
import { Finishing } from './Finishing.tsx';
import styles from './SeasonDesk.module.css';

/** Corrects what the season and its castaways are called. Their ids stay. */
export function Correcting({ uid, season }: EditProps) {
  const { seasonId, castIds } = season;
  const draft = useSeasonDraft(uid, `${seasonId}-names`);
  const known = findSeason(seasonId);
  const { name = known?.name ?? '', year = String(known?.year ?? ''), ...names } = draft.values;
  return (
    <EditForm
      season={season}
      draft={draft}
      label="Correct the names"
      request={{ action: 'correct', seasonId, name: name.trim(), year: Number(year), names }}
    >
      <div className={styles.fields}>
        <Field label="Name" value={name} onChange={(value) => draft.change({ name: value })} />
        <Field
          label="Year"
          inputMode="numeric"
          value={year}
          onChange={(value) => draft.change({ year: value })}
        />
      </div>
      <div className={styles.fields}>
        {castIds.map((id) => (
          <Field
            key={id}
            label={`Name of ${nameOf(id)}`}
            value={findEntry(names, id) ?? nameOf(id)}
            onChange={(value) => draft.change({ [id]: value })}
          />
        ))}
      </div>
    </EditForm>
  );
}

/** Takes back a season that was announced by mistake. */
export function Withdrawing({ uid, season }: EditProps) {
  const { seasonId } = season;
  const draft = useSeasonDraft(uid, `${seasonId}-withdrawal`);
  return (
    <EditForm
      season={season}
      draft={draft}
      label="Withdraw the season"
      isReady
      request={{ action: 'withdraw', seasonId }}
    >
      {null}
    </EditForm>
  );
}

/** The names and the winner of a season that was followed before the last one. */
export function EarlierSeasons({ uid, season: latest }: EditProps) {
  const [chosenId, setChosenId] = useState('');
  const earlier = getSeasons().filter(
    ({ id, seasonNumber }) => id !== latest.seasonId && !hasBuiltInCast(seasonNumber),
  );
  const options = [
    { value: '', label: 'Choose …' },
    ...earlier.map(({ id }) => ({ value: id, label: nameSeason(id) })),
  ];
  const { data: season } = useQuery({ ...airingQueries.season(chosenId), enabled: chosenId !== '' });
  return (
    <>
      <Select label="Season" options={options} value={chosenId} onChange={setChosenId} />
      {season === null && <p className={styles.soft}>This season was not followed.</p>}
      {season && <Correcting key={season.seasonId} uid={uid} season={season} />}
      {season && <Finishing key={`${season.seasonId} winner`} uid={uid} season={season} />}
    </>
  );
}
