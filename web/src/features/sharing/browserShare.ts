export const PICTURE_TYPE = 'image/png';

/** Whether the system's share sheet takes pictures. */
export function canShareFiles(): boolean {
  const probe = new File([''], 'probe.png', { type: PICTURE_TYPE });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

export function canCopyPictures(): boolean {
  return typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write !== undefined;
}

/**
 * Copies what is still on its way. Safari allows it only when the clipboard gets the promise within the click; a browser
 * that refuses promises gets the text when it is there.
 * @throws when the browser refuses to copy.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (!canCopyPictures()) return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await navigator.clipboard.writeText(await text);
  }
}

/** @throws when the browser refuses to copy. */
export function copyPicture(file: Promise<File>): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ [PICTURE_TYPE]: file })]);
}

/** What to say when the system's share sheet refused, and the address was copied. */
export const COPIED_INSTEAD = "Sharing didn't work here, so the link is copied.";

/**
 * Opens the system's share sheet, which the user may close.
 * @throws when the browser refuses, such as when the picture took too long after the click.
 */
export async function shareWithSystem(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
