import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import type { ListContent } from '@outrank/shared/list';
import { listTags, tagLabels } from '@outrank/shared/tags';
import type { Dispatch } from 'react';
import { Field } from '#ui/Field.tsx';
import { TagToggle } from '#ui/TagToggle.tsx';
import type { EditorAction } from './editorReducer.ts';
import styles from './ListEditor.module.css';

type Props = {
  content: ListContent;
  nameProblem: string | undefined;
  dispatch: Dispatch<EditorAction>;
};

/** Name, description and tags, with the tip about spoilers. */
export function EditorFields({ content, nameProblem, dispatch }: Props) {
  return (
    <div className={styles.fields}>
      <Field
        label="List Name"
        value={content.name}
        onChange={(name) => dispatch({ type: 'named', name })}
        maxLength={LIST_NAME_MAX}
        error={nameProblem}
      />
      <Field
        label="List Description"
        isMultiline
        rows={3}
        value={content.description}
        onChange={(description) => dispatch({ type: 'described', description })}
        maxLength={LIST_DESCRIPTION_MAX}
      />
      <fieldset className={styles.tags}>
        <legend>Tags</legend>
        <div className={styles.tagRow}>
          {listTags.map((tag) => (
            <TagToggle
              key={tag}
              isPressed={content.tags.includes(tag)}
              onToggle={() => dispatch({ type: 'tagToggled', tag })}
            >
              {tagLabels[tag]}
            </TagToggle>
          ))}
        </div>
        <p className={styles.tip}>
          Does the order give a season away? Tag it Spoiler, and others see it only when they ask to.
        </p>
      </fieldset>
    </div>
  );
}
