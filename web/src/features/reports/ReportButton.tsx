import type { ReportTarget } from '@outrank/shared/moderation/reportTarget';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { IconButton } from '#ui/form/IconButton.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';

// Few users report anything.
const ReportDialog = lazyComponent(() => import('./ReportDialog.tsx'));

type Props = {
  uid: string;
  target: ReportTarget;
  /** Completes the button's accessible name: 'the list Heroes'. */
  targetName: string;
};

/** Opens the report dialog: an icon on a list, a text button under a comment. */
export function ReportButton({ uid, target, targetName }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const label = `Report ${targetName}`;
  const open = () => setIsOpen(true);
  return (
    <>
      {target.kind === 'list' ? (
        <IconButton label={label} icon={<Flag />} onClick={open} />
      ) : (
        <Button variant="quiet" size="small" aria-label={label} onClick={open}>
          Report
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReportDialog uid={uid} target={target} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
