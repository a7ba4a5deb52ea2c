import { ShareButton } from '#features/sharing/ShareButton.tsx';
import type { ShareSource } from '#features/sharing/shareSource.ts';
import { Button } from '#ui/form/Button.tsx';

/** Changing the view replaces the button, so the focus moves to the new one. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

type Props = {
  isOwnBallot: boolean;
  /** Whether the user has changed the view. */
  hasChanged: boolean;
  /** What the view shows, if it can be shared. */
  source: ShareSource | undefined;
  onShowResults: () => void;
  onShowOwnBallot: () => void;
};

/** Beside the name of a category: sharing, and the other view. */
export function ViewActions({ isOwnBallot, hasChanged, source, onShowResults, onShowOwnBallot }: Props) {
  return (
    <>
      {source && <ShareButton key={source.kind} source={source} />}
      <Button
        ref={hasChanged ? focusButton : undefined}
        onClick={isOwnBallot ? onShowResults : onShowOwnBallot}
      >
        {isOwnBallot ? 'View Global Ranking' : 'View/Edit My Submission'}
      </Button>
    </>
  );
}
