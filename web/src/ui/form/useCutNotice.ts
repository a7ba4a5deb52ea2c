import { type ClipboardEvent, type DragEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Browsers cut pasted and dropped text at `maxLength` without a word. This notices that they will,
 * and keeps the notice for as long as the text stays as it was cut.
 */
export function useCutNotice(value: string, maxLength: number | undefined) {
  const [cutAt, setCutAt] = useState<string | null>(null);
  const isCut = cutAt !== null && value.length === maxLength && (cutAt === '' || cutAt === value);
  if (isCut && cutAt === '') setCutAt(value);

  function notice(control: TextControl, inserted: string) {
    if (maxLength === undefined) return;
    const selected = (control.selectionEnd ?? 0) - (control.selectionStart ?? 0);
    const length = control.value.length - selected + inserted.replaceAll('\r\n', '\n').length;
    // An empty mark stands for "whatever the value becomes with this paste".
    if (length > maxLength) setCutAt(control.value.length - selected >= maxLength ? control.value : '');
  }

  return {
    cutNotice: isCut ? `Cut to ${maxLength} characters.` : '',
    watch: {
      onPaste: (event: ClipboardEvent<TextControl>) =>
        notice(event.currentTarget, event.clipboardData.getData('text')),
      onDrop: (event: DragEvent<TextControl>) =>
        notice(event.currentTarget, event.dataTransfer.getData('text')),
    },
  };
}
