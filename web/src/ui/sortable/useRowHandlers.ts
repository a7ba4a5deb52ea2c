import { type KeyboardEvent, useMemo } from 'react';
import { useStableCallback } from '#ui/useStableCallback.ts';

/** What every row of a list shares; it stays the same object so that rows need not render again. */
export type RowHandlers = {
  rowType: string;
  helpId: string;
  onHandleKey: (event: KeyboardEvent, key: string) => void;
  onHandleBlur: () => void;
  onNudge: (key: string, by: number) => void;
  onOpenMenu: (key: string, anchor: HTMLElement, wantsField: boolean) => void;
};

/** The same deeds as one object for good, whatever functions they are made of at each rendering. */
export function useRowHandlers({ rowType, helpId, ...latest }: RowHandlers): RowHandlers {
  const onHandleKey = useStableCallback(latest.onHandleKey);
  const onHandleBlur = useStableCallback(latest.onHandleBlur);
  const onNudge = useStableCallback(latest.onNudge);
  const onOpenMenu = useStableCallback(latest.onOpenMenu);
  return useMemo(
    () => ({ rowType, helpId, onHandleKey, onHandleBlur, onNudge, onOpenMenu }),
    [rowType, helpId, onHandleKey, onHandleBlur, onNudge, onOpenMenu],
  );
}
