import { countRecorded, findRemaining } from '@outrank/shared/airing/applySeasonEdit';
import { describeEpisode } from '@outrank/shared/airing/episodeText';
import { NOTHING_RECORDED } from '@outrank/shared/documents/airing';
import { useState } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Checkbox } from '#ui/form/Toggle.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
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
      <Records {...props} />
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

/** What is recorded, and who was in the game after it. */
function Records({ season }: EditProps) {
  const recorded = season.episodes.filter(({ recordedAt }) => recordedAt !== null);
  return (
    <ol className={styles.records}>
      {recorded.map((episode) => {
        const inGame = findRemaining(season, episode.number + 1);
        return (
          <li key={episode.number}>
            Episode {episode.number}. {describeEpisode(episode, nameOf)}
            <Disclosure summary={`${inGame.length} in the game after it`}>
              {() => <p className={styles.soft}>{inGame.map(nameOf).join(', ')}</p>}
            </Disclosure>
          </li>
        );
      })}
    </ol>
  );
}

type RecordedProps = EditProps & { number: number; onDone: () => void };

function RecordedEpisode({ uid, season, number, onDone }: RecordedProps) {
  const { seasonId, castIds, episodes } = season;
  const draft = useSeasonDraft(uid, `${seasonId}-record-${number}`);
  const episode = episodes[number - 1] ?? NOTHING_RECORDED;
  const inGame = findRemaining(season, number);
  const typed = { title: draft.values.title ?? episode.title };
  const backIds = draft.values.back?.split(' ').filter(Boolean) ?? episode.backIds;
  const canLeave = castIds.filter((id) => inGame.includes(id) || backIds.includes(id));
  const leftIds = draft.values.left?.split(' ').filter(Boolean) ?? episode.leftIds;
  return (
    <EditForm
      season={season}
      draft={draft}
      label={episode.recordedAt ? `Correct episode ${number}` : `Record episode ${number}`}
      isReady
      onDone={onDone}
      request={{
        ...{ action: 'record', seasonId, episode: number, backIds, leftIds, ...typed },
        seenAt: episode.recordedAt,
      }}
    >
      <Castaways
        legend="Came back"
        offered={castIds.filter((id) => !inGame.includes(id))}
        chosen={backIds}
        // Whoever has not come back cannot leave.
        onChange={(ids) =>
          draft.change({
            back: ids.join(' '),
            left: leftIds.filter((id) => inGame.includes(id) || ids.includes(id)).join(' '),
          })
        }
      />
      <Castaways
        legend="Who left?"
        offered={canLeave}
        chosen={leftIds}
        onChange={(ids) => draft.change({ left: ids.join(' ') })}
      />
      <Field label="Title" value={typed.title} onChange={(title) => draft.change({ title })} />
    </EditForm>
  );
}

type CastawaysProps = {
  legend: string;
  offered: readonly string[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

/** Castaways to tick; nothing when there are none. A chosen one that is not offered any more stays, to be taken out. */
function Castaways({ legend, offered, chosen, onChange }: CastawaysProps) {
  const ids = [...offered, ...chosen.filter((id) => !offered.includes(id))];
  if (ids.length === 0) return null;
  return (
    <fieldset className={styles.castaways}>
      <legend>{legend}</legend>
      {ids.map((id) => (
        <Checkbox
          key={id}
          label={nameOf(id)}
          isChecked={chosen.includes(id)}
          onChange={(isTicked) =>
            onChange([...chosen.filter((other) => other !== id), ...(isTicked ? [id] : [])])
          }
        />
      ))}
    </fieldset>
  );
}
