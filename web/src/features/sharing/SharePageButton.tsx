import { Share2 } from 'lucide-react';
import { Button } from '#ui/form/Button.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import { COPIED_INSTEAD, shareWithSystem } from './browserShare.ts';

const MESSAGE_MS = 5000;

type Props = {
  title: string;
  /** Copies this address instead. */
  copied?: { url: string; label: string };
};

/** Whether the system's share sheet took the address. */
const isShared = (data: ShareData) =>
  shareWithSystem(data).then(
    () => true,
    () => false,
  );

/** Shares the address of the open page: by the system's share sheet where there is one, else by copying it. */
export function SharePageButton({ title, copied }: Props) {
  const toast = useToast();
  const show = (kind: 'success' | 'error', text: string) =>
    toast.show({ id: 'share', kind, text, duration: MESSAGE_MS });
  const handleClick = async () => {
    const url = copied?.url ?? window.location.href;
    try {
      const canShare = !copied && typeof navigator.share === 'function';
      if (canShare && (await isShared({ title, url }))) return;
      await navigator.clipboard.writeText(url);
      show('success', canShare ? COPIED_INSTEAD : 'Link copied.');
    } catch {
      show('error', 'Failed to copy the link. Please try again.');
    }
  };
  return (
    <Button icon={<Share2 />} onClick={handleClick}>
      {copied?.label ?? 'Share'}
    </Button>
  );
}
