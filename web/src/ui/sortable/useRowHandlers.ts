import { type KeyboardEvent, useMemo } from 'react';
import { useStableCallback } from '#ui/useStableCallback.ts';

/** What all rows of a list share. */
export type RowHandlers = {
  rowType: string;
  helpId: string;
  /** Completed by the name of the row. */
  menuLabel: string;
  onHandleKey: (event: KeyboardEvent, key: string) => void;
  onHandleBlur: () => void;
  onMoveBy: (key: string, by: number) => void;
  onOpenMenu: (key: string, anchor: HTMLElement, opensAtField: boolean) => void;
};

/** Returns the same object on every render, so that memoized rows do not render again. */
export function useRowHandlers({ rowType, helpId, menuLabel, ...latest }: RowHandlers): RowHandlers {
  const onHandleKey = useStableCallback(latest.onHandleKey);
  const onHandleBlur = useStableCallback(latest.onHandleBlur);
  const onMoveBy = useStableCallback(latest.onMoveBy);
  const onOpenMenu = useStableCallback(latest.onOpenMenu);
  return useMemo(
    () => ({ rowType, helpId, menuLabel, onHandleKey, onHandleBlur, onMoveBy, onOpenMenu }),
    [rowType, helpId, menuLabel, onHandleKey, onHandleBlur, onMoveBy, onOpenMenu],
  );
}
