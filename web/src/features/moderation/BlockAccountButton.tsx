import { DecisionDialogButton } from './DecisionDialogButton.tsx';

/** Blocks the author of reported or hidden content. */
export function BlockAccountButton({ uid, name }: { uid: string; name: string }) {
  return (
    <DecisionDialogButton
      label="Block account"
      targetName={`of ${name}`}
      isDanger
      buildRequest={(reason) => ({ action: 'block', uid, reason })}
    />
  );
}
