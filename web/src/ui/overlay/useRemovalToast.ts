import { useEffect } from 'react';
import { useToast } from './Toast.tsx';

const TOAST_ID = 'removed';
const DURATION_MS = 5000;

/** Says what the user removed and offers to undo it. Disappears with the editor, which could not undo it any more. */
export function useRemovalToast(): (name: string, onUndo: () => void) => void {
  const toast = useToast();
  useEffect(() => () => toast.dismiss(TOAST_ID), [toast]);
  return (name, onUndo) =>
    toast.show({
      id: TOAST_ID,
      kind: 'info',
      text: `Removed ${name}.`,
      duration: DURATION_MS,
      actions: [{ label: 'Undo', onPress: onUndo }],
    });
}
