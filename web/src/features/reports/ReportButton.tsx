import type { ReportTarget } from '@outrank/shared/moderation/reportTarget';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { IconButton } from '#ui/form/IconButton.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';

// Few fans report anything.
const ReportDialog = lazyComponent(() => import('./ReportDialog.tsx'));

type Props = {
  uid: string;
  target: ReportTarget;
  /** What it is, to those who do not see where the button stands: 'the list Heroes'. */
  what: string;
};

/** The quiet way to tell curators that something should not be here: a flag at a list, a word under a comment. */
export function ReportButton({ uid, target, what }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const label = `Report ${what}`;
  const ask = () => setIsAsking(true);
  return (
    <>
      {target.kind === 'list' ? (
        <IconButton label={label} icon={<Flag />} onClick={ask} />
      ) : (
        <Button variant="quiet" size="small" aria-label={label} onClick={ask}>
          Report
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <ReportDialog uid={uid} target={target} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
