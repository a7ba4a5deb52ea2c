import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import { toHeadToHeadsCsv } from '@outrank/shared/consensus/score';
import type { Subject } from '@outrank/shared/documents/results';
import { Download } from 'lucide-react';
import { FileWarning } from '#spoilers/RevealButton.tsx';
import { downloadFile } from '#ui/downloadFile.ts';
import { Button } from '#ui/form/Button.tsx';

type Props = { subject: Subject; results: PublishedConsensus };

/** Saves all head-to-heads as a file, so that a reader can compute every number of the page. */
export function DownloadButton({ subject, results }: Props) {
  const download = () =>
    downloadFile(
      `outrank-${subject}-head-to-heads.csv`,
      toHeadToHeadsCsv(results.headToHeads),
      'text/csv;charset=utf-8',
    );
  return (
    <>
      <Button size="small" icon={<Download />} onClick={download}>
        Download the head-to-heads
      </Button>
      <FileWarning />
    </>
  );
}
