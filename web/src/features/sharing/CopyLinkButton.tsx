import { Link } from 'lucide-react';
import { Button } from '#ui/form/Button.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';

const MESSAGE_MS = 5000;

type Props = {
  /** By default the address of the open page. */
  url?: string;
  label?: string;
};

/** Copies an address. What is shared with a picture has `ShareButton`. */
export function CopyLinkButton({ url, label = 'Copy link' }: Props) {
  const toast = useToast();
  const show = (kind: 'success' | 'error', text: string) =>
    toast.show({ id: 'share', kind, text, duration: MESSAGE_MS });
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(url ?? window.location.href);
      show('success', 'Link copied.');
    } catch {
      show('error', 'Failed to copy the link. Please try again.');
    }
  };
  return (
    <Button icon={<Link />} onClick={handleClick}>
      {label}
    </Button>
  );
}
