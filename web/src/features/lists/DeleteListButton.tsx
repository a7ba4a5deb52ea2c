import { DELETE_CONFIRM_MS } from '@outrank/shared/limits';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { inTime } from '#data/firebase/connection.ts';
import { deleteList } from '#data/lists/saveList.ts';
import { Button } from '#ui/form/Button.tsx';
import { useErrorToast, useToast } from '#ui/overlay/Toast.tsx';
import { listQueries } from './listQueries.ts';

/** When the focused button unmounts with its card, the focus moves to the card beside it or, without one, to the page. */
function useFocusNextCard() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (!element || document.activeElement !== element) return;
      const card = element.closest('li');
      const neighbor = card?.nextElementSibling ?? card?.previousElementSibling;
      (neighbor?.querySelector('a') ?? element.closest('main'))?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}

type DeletableList = Pick<RankedList, 'userId' | 'id' | 'name' | 'items'>;

/** Deletes in two steps: the first click shows 'Confirm' for five seconds, the second one deletes. */
export function DeleteListButton({ list }: { list: DeletableList }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const deletion = useDeleteList();
  const button = useFocusNextCard();

  useEffect(() => {
    if (!isConfirming) return;
    const timer = setTimeout(() => setIsConfirming(false), DELETE_CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [isConfirming]);

  const handleClick = () => {
    setIsConfirming(!isConfirming);
    if (isConfirming) deletion.mutate(list);
  };

  const label = isConfirming ? 'Confirm' : 'Delete';
  return (
    <Button
      ref={button}
      size="small"
      variant={isConfirming ? 'danger' : 'quiet'}
      isBusy={deletion.isPending}
      aria-label={`${label} ${list.name}`}
      onClick={handleClick}
    >
      {label}
    </Button>
  );
}

const FAILED = 'Failed to delete list. Please try again.';

/** Deletes one of the user's lists. Afterwards every list query is refetched. */
function useDeleteList() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast('delete');
  return useMutation({
    mutationFn: (list: DeletableList) => inTime(deleteList(list)),
    onSuccess: () => {
      toast.show({ id: 'delete', text: 'List deleted.' });
      return queryClient.invalidateQueries({ queryKey: listQueries.all });
    },
    onError: () => showError(FAILED),
  });
}
