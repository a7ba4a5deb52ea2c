import { DecisionDialogButton } from './DecisionDialogButton.tsx';

/** Blocks the author of reported or hidden content. */
export function BlockAccountButton({ uid, name }: { uid: string; name: string }) {
  return (
    <DecisionDialogButton
      label="Block account"
      targetName={`of ${name}`}
      description="This removes the account's votes, ballots and open reports for good. Unblocking doesn't bring them back. Its lists and comments stay."
      isDanger
      buildRequest={(reason) => ({ action: 'block', uid, reason })}
    />
  );
}
