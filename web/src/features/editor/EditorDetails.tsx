import { choosableTags, tagLabels } from '@outrank/shared/documents/tags';
import { LIST_DESCRIPTION_MAX } from '@outrank/shared/limits';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { type Dispatch, memo, useState } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { TagToggle } from '#ui/form/Toggle.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import type { EditorAction } from './editorReducer.ts';
import styles from './ListEditor.module.css';

type Props = Pick<ListContent, 'description' | 'tags'> & {
  isInitiallyOpen: boolean;
  dispatch: Dispatch<EditorAction>;
};

/**
 * Description and tags. Opens by itself when they arrive with a draft or another version, so that nobody publishes text
 * unseen. Memoized, because moving an item must not re-render it.
 */
export const EditorDetails = memo(function EditorDetails({
  description,
  tags,
  isInitiallyOpen,
  dispatch,
}: Props) {
  const isFilled = description !== '' || tags.length > 0;
  const [isOpen, setIsOpen] = useState(isInitiallyOpen || isFilled);
  const [wasFilled, setWasFilled] = useState(isFilled);
  if (isFilled !== wasFilled) {
    setWasFilled(isFilled);
    if (isFilled) setIsOpen(true);
  }
  return (
    <Disclosure summary="Details" isOpen={isOpen} onToggle={setIsOpen}>
      <div className={styles.details}>
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
            Gives away a result? Tag it Spoiler: your list stays hidden until readers choose to see it. The
            title and description always show.
          </p>
        </fieldset>
      </div>
    </Disclosure>
  );
});
