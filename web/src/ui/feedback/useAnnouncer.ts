import { useCallback, useState } from 'react';

/** Words for a polite live region. The same words twice are two announcements. */
export function useAnnouncer() {
  const [{ words, isOdd }, setSaid] = useState({ words: '', isOdd: false });
  const announce = useCallback((next: string) => {
    setSaid((said) => ({ words: next, isOdd: !said.isOdd }));
  }, []);
  return { announcement: isOdd ? `${words}\u00a0` : words, announce };
}
