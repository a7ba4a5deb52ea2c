import { DELETE_CONFIRM_MS } from '@outrank/shared/limits';
import type { RankedList } from '@outrank/shared/list';
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useToast } from '#ui/Toast.tsx';
import { DELETE_FAILED, useDeleteList } from './useDeleteList.ts';

/** Deletes in two steps: the first click asks for five seconds, the second one does it. */
export function DeleteListButton({ list }: { list: RankedList }) {
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteList();
  const toast = useToast();

  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setIsAsking(false), DELETE_CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);

  const handleClick = () => {
    setIsAsking(!isAsking);
    if (!isAsking) return;
    deletion.mutate(
      { userId: list.userId, listId: list.id },
      { onError: () => toast.show({ id: 'delete', kind: 'error', text: DELETE_FAILED, duration: 5000 }) },
    );
  };

  const label = isAsking ? 'Confirm' : 'Delete';
  return (
    <Button
      size="small"
      variant={isAsking ? 'danger' : 'quiet'}
      isBusy={deletion.isPending}
      aria-label={`${label} ${list.name}`}
      onClick={handleClick}
    >
      {label}
    </Button>
  );
}
