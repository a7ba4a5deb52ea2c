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
  /** Undefined until it is read. */
  content: ShareContent | undefined;
  /** For a content that is read at the first press only. */
  onPress?: () => void;
  /** Undefined when signed out. */
  uid: string | undefined;
};

/** Opens the share dialog. For a list that only its owner sees, a toast says so instead. */
export function ShareButton({ content, onPress, uid, ...button }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const problem = content?.kind === 'list' ? describeSecrecy(content.list) : undefined;
  const handleClick = () => {
    onPress?.();
    if (problem) toast.show({ id: 'share', kind: 'info', text: problem, duration: MESSAGE_MS });
    else setIsOpen(true);
  };
  return (
    <>
      <Button
        {...button}
        icon={button.size === 'small' ? undefined : <Share2 />}
        isBusy={isOpen && content === undefined}
        onClick={handleClick}
      >
        Share
      </Button>
      {isOpen && content && (
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
