import type { Thing } from '@outrank/shared/thing';
import { Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';

// Few fans report anything.
const ReportDialog = lazyPart(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

type Props = {
  uid: string;
  thing: Thing;
  /** What it is, to those who do not see where the button stands: 'the list Heroes'. */
  what: string;
  size?: 'small' | 'regular';
};

/** The quiet way to tell curators that something should not be here. */
export function ReportButton({ uid, thing, what, size = 'regular' }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size={size} aria-label={`Report ${what}`} onClick={() => setIsAsking(true)}>
        Report
      </Button>
      {isAsking && (
        <Suspense>
          <ReportDialog uid={uid} thing={thing} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
