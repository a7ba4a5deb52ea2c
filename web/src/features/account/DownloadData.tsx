import { Download } from 'lucide-react';
import type { SessionUser } from '#data/session/auth.ts';
import { Button } from '#ui/form/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useDownloadData } from './useDownloadData.ts';

/** 'Download my data', with a list of what the file contains. */
export function DownloadData({ user }: { user: SessionUser }) {
  const { download, isCollecting } = useDownloadData(user);
  return (
    <AccountSection
      title="Your data"
      text="Everything in one file: your name, lists, draft, favorites, votes, comments, ballots, reports and what you’ve watched."
    >
      <Button icon={<Download />} isBusy={isCollecting} onClick={download}>
        Download my data
      </Button>
    </AccountSection>
  );
}
