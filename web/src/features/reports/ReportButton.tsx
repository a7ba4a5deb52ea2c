import type { Thing } from '@outrank/shared/thing';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';

// Few fans report anything.
const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'));

type Props = {
  uid: string;
  thing: Thing;
  /** What it is, to those who do not see where the button stands: 'the list Heroes'. */
  what: string;
};

/** The quiet way to tell curators that something should not be here: a flag at a list, a word under a comment. */
export function ReportButton({ uid, thing, what }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const label = `Report ${what}`;
  const ask = () => setIsAsking(true);
  return (
    <>
      {thing.kind === 'list' ? (
        <IconButton label={label} icon={<Flag />} onClick={ask} />
      ) : (
        <Button variant="quiet" size="small" aria-label={label} onClick={ask}>
          Report
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <ReportDialog uid={uid} thing={thing} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
