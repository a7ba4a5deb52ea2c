import { type ReactNode, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';

export default function FirstNameFold({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
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
