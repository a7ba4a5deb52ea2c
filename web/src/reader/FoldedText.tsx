import { type ReactNode, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { useShield } from './useShield.ts';

type Props = {
  /** As it passed the shield. */
  text: string;
  /** The user's own words are never hidden. */
  isOwn: boolean;
  children: ReactNode;
};

/** A text with a first name from an unwatched season is folded until the reader asks for it. Any other is drawn as it is. */
export function FoldedText({ text, isOwn, children }: Props) {
  const { hasHiddenFirstName } = useShield();
  const [isShown, setIsShown] = useState(false);
  if (isOwn || !hasHiddenFirstName(text)) return children;
  return (
    <div>
      {isShown ? children : <p>This may name someone you haven't watched.</p>}
      <Button
        variant={isShown ? 'secondary' : 'quiet'}
        size="small"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide text' : 'Show text'}
      </Button>
    </div>
  );
}
