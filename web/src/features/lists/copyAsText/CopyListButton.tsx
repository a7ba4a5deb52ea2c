import type { RankedList } from '@outrank/shared/lists/list';
import { Copy } from 'lucide-react';
import { Suspense, useState } from 'react';
import { paths } from '#paths.ts';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { formatListAsText } from './formatListAsText.ts';

const COPY_MESSAGE_MS = 2000;

const CopyByHandDialog = lazyComponent(() => import('./CopyByHandDialog.tsx'));

type Props = {
  list: RankedList;
  /** Nothing of a covered order is given away; the button stays, so that nothing moves when it is uncovered. */
  isCovered: boolean;
};

/** Puts the list as text into the clipboard; where the browser refuses that, shows the text to be copied by hand. */
export function CopyListButton({ list, isCovered }: Props) {
  const [isByHand, setIsByHand] = useState(false);
  const toast = useToast();
  const say = (kind: 'success' | 'info', text: string) =>
    toast.show({ id: 'copy', kind, text, duration: COPY_MESSAGE_MS });

  const handleClick = async () => {
    if (isCovered) return say('info', 'Show the spoilers first.');
    try {
      // Without https a browser has no clipboard at all: that ends below too.
      await navigator.clipboard.writeText(textToCopy(list));
      say('success', 'The list is copied.');
    } catch {
      setIsByHand(true);
    }
  };

  return (
    <>
      <Button icon={<Copy />} onClick={handleClick}>
        Copy list as text
      </Button>
      {isByHand && !isCovered && (
        <Suspense>
          <CopyByHandDialog text={textToCopy(list)} onClose={() => setIsByHand(false)} />
        </Suspense>
      )}
    </>
  );
}

function textToCopy(list: RankedList): string {
  const path = paths.list({ userId: list.userId, listId: list.id });
  return formatListAsText(list, new URL(path, window.location.origin).href);
}
