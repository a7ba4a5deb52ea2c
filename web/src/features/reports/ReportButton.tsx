import { Flag } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button, IconButton } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';

// Few users report anything.
const ReportDialog = lazyComponent(() => import('./ReportDialog.tsx'));

type Props = Omit<ComponentProps<typeof ReportDialog>, 'onClose'> & {
  /** Completes the button's accessible name: 'the list Heroes'. */
  targetName: string;
};

/** Opens the report dialog for content or its author's name: an icon on a list, a text button under a comment. */
export function ReportButton({ targetName, ...reportable }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const label = `Report ${targetName}`;
  const open = () => setIsOpen(true);
  return (
    <>
      {reportable.target.kind === 'list' ? (
        <IconButton label={label} icon={<Flag />} onClick={open} />
      ) : (
        <Button variant="quiet" size="small" aria-label={label} onClick={open}>
          Report
        </Button>
      )}
      {isOpen && <ReportDialog {...reportable} onClose={() => setIsOpen(false)} />}
    </>
  );
}
