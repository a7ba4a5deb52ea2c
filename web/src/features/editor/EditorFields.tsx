import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import type { ListContent } from '@outrank/shared/lists/list';
import { choosableTags, tagLabels } from '@outrank/shared/lists/tags';
import { type Dispatch, memo } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { TagToggle } from '#ui/form/TagToggle.tsx';
import type { EditorAction } from './editorReducer.ts';
import styles from './ListEditor.module.css';

type Props = Pick<ListContent, 'name' | 'description' | 'tags'> & {
  nameProblem: string | undefined;
  dispatch: Dispatch<EditorAction>;
};

/** Name, description and tags. Memoized, because moving an item must not re-render them. */
export const EditorFields = memo(function EditorFields({
  name,
  description,
  tags,
  nameProblem,
  dispatch,
}: Props) {
  return (
    <div className={styles.fields}>
      <Field
        label="List Name"
        value={name}
        onChange={(typed) => dispatch({ type: 'named', name: typed })}
        maxLength={LIST_NAME_MAX}
        error={nameProblem}
      />
      <Field
        label="List Description"
        isMultiline
        rows={3}
        value={description}
        onChange={(typed) => dispatch({ type: 'described', description: typed })}
        maxLength={LIST_DESCRIPTION_MAX}
      />
      <fieldset className={styles.tags}>
        <legend>Tags</legend>
        <div className={styles.tagRow}>
          {choosableTags.map((tag) => (
            <TagToggle
              key={tag}
              isPressed={tags.includes(tag)}
              onToggle={() => dispatch({ type: 'tagToggled', tag })}
            >
              {tagLabels[tag]}
            </TagToggle>
          ))}
        </div>
        <p className={styles.tip}>
          Does the order give a season away? Tag it Spoiler, and others see it only when they ask to. They
          always see the name and the description.
        </p>
      </fieldset>
    </div>
  );
});
