import { isEmptyContent } from '@outrank/shared/lists/draft';
import type { ListContent } from '@outrank/shared/lists/list';
import { Suspense, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';
import styles from './ListEditor.module.css';

type Props = {
  content: ListContent;
  saveLabel: string;
  isSaving: boolean;
  onClear: () => void;
  onCancel: () => void;
};

/** Save, Clear (which asks when there is something to lose) and Cancel. */
export function EditorActions({ content, saveLabel, isSaving, onClear, onCancel }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const handleClear = () => (isEmptyContent(content) ? onClear() : setIsAsking(true));
  return (
    <div className={styles.actions}>
      <Button
        type="submit"
        variant="primary"
        isBusy={isSaving}
        disabled={!isSaving && content.items.length === 0}
      >
        {saveLabel}
      </Button>
      <Button onClick={handleClear}>Clear</Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            question="Are you sure you want to clear this list? This action cannot be undone."
            confirmLabel="Clear"
            cancelLabel="Keep it"
            isDanger
            onConfirm={() => {
              setIsAsking(false);
              onClear();
            }}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
