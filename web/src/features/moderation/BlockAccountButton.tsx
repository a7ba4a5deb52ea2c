import { DecisionDialogButton } from './DecisionDialogButton.tsx';

/** Blocks the author of reported or hidden content. */
export function BlockAccountButton({ uid, name }: { uid: string; name: string }) {
  return (
    <DecisionDialogButton
      label="Block account"
      targetName={`of ${name}`}
      description="This takes back the account’s votes, ballots and open reports for good: unblocking doesn’t bring them back. Its lists and comments stay."
      isDanger
      buildRequest={(reason) => ({ action: 'block', uid, reason })}
    />
  );
}
