import { DecisionDialogButton } from './DecisionDialogButton.tsx';

/** Keeps the account behind something from writing. */
export function BlockAccountButton({ uid, name }: { uid: string; name: string }) {
  return (
    <DecisionDialogButton
      label="Block account"
      what={`of ${name}`}
      isDanger
      decide={(reason) => ({ action: 'block', uid, reason })}
    />
  );
}
