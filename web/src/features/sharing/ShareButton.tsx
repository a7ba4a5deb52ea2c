import type { RankedList } from '@outrank/shared/lists/rankedList';
import type { ShareContent } from '@outrank/shared/sharing/shareKinds';
import { Share2 } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useToast } from '#ui/overlay/Toast.tsx';

/** With everything that draws pictures. */
export const LazyShareDialog = lazyComponent(() => import('./ShareDialog.tsx'));

const MESSAGE_MS = 5000;

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'aria-label'> & {
  content: ShareContent;
  /** Undefined when signed out. */
  uid: string | undefined;
};

/** Opens the share dialog. For a list that only its owner sees, a toast says so instead. */
export function ShareButton({ content, uid, ...button }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const problem = content.kind === 'list' ? describeSecrecy(content.list) : undefined;
  const handleClick = () => {
    if (problem) toast.show({ id: 'share', kind: 'info', text: problem, duration: MESSAGE_MS });
    else setIsOpen(true);
  };
  return (
    <>
      <Button {...button} icon={button.size === 'small' ? undefined : <Share2 />} onClick={handleClick}>
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <LazyShareDialog content={content} uid={uid} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function describeSecrecy({ isPublic, isHidden }: RankedList): string | undefined {
  if (isHidden) return "A moderator has hidden this list, so it can't be shared.";
  return isPublic ? undefined : "Only you can see this list, so it can't be shared.";
}
