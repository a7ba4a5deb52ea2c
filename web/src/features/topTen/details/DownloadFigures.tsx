import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { db } from '#data/firebase/firestore.ts';
import { FileWarning } from '#spoilers/RevealButton.tsx';
import { downloadFile } from '#ui/downloadFile.ts';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';

const FAILED = 'Failed to download the figures. Please try again.';

/** The code of the file and its data load when the button is pressed. */
async function readCsv(categoryId: CategoryId): Promise<string> {
  const [{ readFigures }, { toRankCountsCsv }] = await Promise.all([
    import('#data/topTen/figures.ts'),
    import('@outrank/shared/ballots/rankCounts'),
  ]);
  const figures = await readFigures(db, categoryId);
  if (!figures) throw new Error(`${categoryId} has no figures.`);
  return toRankCountsCsv(figures);
}

/** Saves how many ballots name each contestant in each place, so that a reader can compute every number of the page. */
export function DownloadFigures({ categoryId }: { categoryId: CategoryId }) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => readCsv(categoryId),
    onSuccess: (csv) => downloadFile(`outrank-${categoryId}-figures.csv`, csv, 'text/csv;charset=utf-8'),
  });
  return (
    <div>
      <Button size="small" icon={<Download />} isBusy={isPending} onClick={() => mutate()}>
        Download the figures
      </Button>
      <FileWarning />
      {isError && <ErrorNotice message={FAILED} />}
    </div>
  );
}
