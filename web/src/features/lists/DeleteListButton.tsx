import { DELETE_CONFIRM_MS } from '@outrank/shared/limits';
import type { RankedList } from '@outrank/shared/lists/list';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { useDeleteList } from './useDeleteList.ts';

/** A button that goes away with its card leaves the focus to the card beside it, or to the page where there is none. */
function useFocusBeside() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (!own || document.activeElement !== own) return;
      const card = own.closest('li');
      const beside = card?.nextElementSibling ?? card?.previousElementSibling;
      (beside?.querySelector('a') ?? own.closest('main'))?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}

/** Deletes in two steps: the first click asks for five seconds, the second one does it. */
export function DeleteListButton({ list }: { list: RankedList }) {
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteList();
  const button = useFocusBeside();

  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setIsAsking(false), DELETE_CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);

  const handleClick = () => {
    setIsAsking(!isAsking);
    if (isAsking) deletion.mutate({ userId: list.userId, listId: list.id });
  };

  const label = isAsking ? 'Confirm' : 'Delete';
  return (
    <Button
      ref={button}
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
