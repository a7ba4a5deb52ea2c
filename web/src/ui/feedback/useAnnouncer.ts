import { useCallback, useState } from 'react';

/** Text for a polite live region. A no-break space makes a repeated message a change, so that it is announced again. */
export function useAnnouncer() {
  const [{ message, isOdd }, setAnnounced] = useState({ message: '', isOdd: false });
  const announce = useCallback((next: string) => {
    setAnnounced((previous) => ({ message: next, isOdd: !previous.isOdd }));
  }, []);
  return { announcement: isOdd ? `${message}\u00a0` : message, announce };
}
