import { type ClipboardEvent, type DragEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Browsers silently cut pasted and dropped text at `maxLength`. The notice stays until the text changes. */
export function useCutNotice(value: string, maxLength: number | undefined) {
  const [cutAt, setCutAt] = useState<string | null>(null);
  const isCut = cutAt !== null && value.length === maxLength && (cutAt === '' || cutAt === value);
  if (isCut && cutAt === '') setCutAt(value);

  function checkInsertion(control: TextControl, inserted: string) {
    if (maxLength === undefined) return;
    const selected = (control.selectionEnd ?? 0) - (control.selectionStart ?? 0);
    const length = control.value.length - selected + inserted.replaceAll('\r\n', '\n').length;
    // The empty string stands for the value that this insertion produces.
    if (length > maxLength) setCutAt(control.value.length - selected >= maxLength ? control.value : '');
  }

  return {
    cutNotice: isCut ? `Only ${maxLength} characters fit. The rest was left out.` : '',
    handlers: {
      onPaste: (event: ClipboardEvent<TextControl>) =>
        checkInsertion(event.currentTarget, event.clipboardData.getData('text')),
      onDrop: (event: DragEvent<TextControl>) =>
        checkInsertion(event.currentTarget, event.dataTransfer.getData('text')),
    },
  };
}
