/** Whether a key belongs to an input method, which is composing a letter. Safari says so of the last key by its code alone. */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;
