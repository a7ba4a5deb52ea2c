import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { inTime } from '#data/firebase/connection.ts';
import { db } from '#data/firebase/firestore.ts';
import type { SessionUser } from '#data/session/auth.ts';
import { readOwnData } from '#data/session/ownData.ts';
import { downloadFile } from '#ui/downloadFile.ts';
import { Button } from '#ui/form/Button.tsx';
import { useErrorToast, useToast } from '#ui/overlay/Toast.tsx';
import { AccountSection } from './AccountSection.tsx';

export function DownloadData({ user }: { user: SessionUser }) {
  const { download, isCollecting } = useDownloadData(user);
  return (
    <AccountSection
      title="Your data"
      text="Everything in one file: your name, lists, draft, favorites, votes, comments, ballots, reports and what you've watched."
    >
      <Button icon={<Download />} isBusy={isCollecting} onClick={download}>
        Download my data
      </Button>
    </AccountSection>
  );
}

const FAILED = 'Failed to download your data. Please try again.';

/** Downloads all of the user's data as one JSON file, named after today's date. */
function useDownloadData(user: SessionUser) {
  const toast = useToast();
  const showError = useErrorToast('ownData');
  const { mutate, isPending } = useMutation({
    mutationFn: () => inTime(readOwnData(db, user)),
    onSuccess: (data) => {
      const exportedAt = new Date().toISOString();
      const text = JSON.stringify({ exportedAt, ...data }, null, 2);
      downloadFile(`outrank-my-data-${exportedAt.slice(0, 10)}.json`, text, 'application/json');
      toast.show({ id: 'ownData', text: 'Your data was downloaded.' });
    },
    onError: () => showError(FAILED),
  });
  return { download: () => mutate(), isCollecting: isPending };
}
