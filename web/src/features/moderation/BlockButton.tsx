import { DecisionButton } from './DecisionButton.tsx';

/** Keeps the account behind something from writing. */
export function BlockButton({ uid, name }: { uid: string; name: string }) {
  return (
    <DecisionButton
      label="Block account"
      what={`of ${name}`}
      isDanger
      decide={(reason) => ({ action: 'block', uid, reason })}
    />
  );
}
