import { paths } from '@outrank/shared/addresses';
import type { ShownList } from '@outrank/shared/spoilers/spoilerShield';
import { Copy } from 'lucide-react';
import { Button } from '#ui/form/Button.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';

const COPY_MESSAGE_MS = 2000;

type Props = {
  list: ShownList;
  /** A covered list is not copied. The button still shows, so that the layout does not shift. */
  isCovered: boolean;
};

/** Copies the list as text to the clipboard. */
export function CopyListButton({ list, isCovered }: Props) {
  const toast = useToast();
  const showMessage = (kind: 'success' | 'info', text: string) =>
    toast.show({ id: 'copy', kind, text, duration: COPY_MESSAGE_MS });

  const handleClick = async () => {
    if (isCovered) return showMessage('info', 'Show the spoilers first.');
    try {
      const path = paths.list({ userId: list.userId, listId: list.id });
      const text = formatListAsText(list, new URL(path, window.location.origin).href);
      // Without HTTPS, `navigator.clipboard` is undefined, which also ends in `catch`.
      await navigator.clipboard.writeText(text);
      showMessage('success', 'List copied.');
    } catch {
      showMessage('info', 'Your browser blocked copying.');
    }
  };

  return (
    <Button icon={<Copy />} onClick={handleClick}>
      Copy list as text
    </Button>
  );
}

/** A list for a message or a post: its name, its creator, a line for each item, and its address. */
export function formatListAsText({ name, userName, items }: ShownList, address: string): string {
  const lines = items.map(({ name, seasonName, note }, index) => {
    const item = seasonName ? `${name} (${seasonName})` : name;
    return `${index + 1}. ${item}${note ? `: ${note}` : ''}`;
  });
  return [name, `by ${userName}`, '', ...lines, '', address].join('\n');
}
