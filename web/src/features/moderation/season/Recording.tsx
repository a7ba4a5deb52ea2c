import { countRecorded } from '@outrank/shared/airing/applySeasonEdit';
import { useState } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Checkbox } from '#ui/form/Toggle.tsx';
import { EditForm, type EditProps, nameOf, useSeasonDraft } from './EditForm.tsx';
import styles from './SeasonDesk.module.css';

/** Records what happened in the next episode, or corrects an earlier one. */
export function Recording(props: EditProps) {
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

type RecordedProps = EditProps & { number: number; onDone: () => void };

function RecordedEpisode({ uid, season, number, onDone }: RecordedProps) {
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
      season={season}
      draft={draft}
      label={episode?.recordedAt ? `Correct episode ${number}` : `Record episode ${number}`}
      isReady
      onDone={onDone}
      request={{
        ...{ action: 'record', seasonId, episode: number, leftIds, title },
        seenAt: episode?.recordedAt ?? null,
      }}
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
