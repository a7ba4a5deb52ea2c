import { isEmptyContent } from '@outrank/shared/lists/draft';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { Suspense, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';
import styles from './ListEditor.module.css';

type Props = {
  content: ListContent;
  onClear: () => void;
  onCancel: () => void;
};

/** Clear and Cancel. Clearing asks first unless the list is empty. */
export function EditorActions({ content, onClear, onCancel }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const handleClear = () => (isEmptyContent(content) ? onClear() : setIsConfirming(true));
  return (
    <div className={styles.actions}>
      <Button onClick={handleClear}>Clear</Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            question="Are you sure you want to clear this list? This action cannot be undone."
            confirmLabel="Clear"
            cancelLabel="Keep it"
            isDanger
            onConfirm={() => {
              setIsConfirming(false);
              onClear();
            }}
            onCancel={() => setIsConfirming(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
