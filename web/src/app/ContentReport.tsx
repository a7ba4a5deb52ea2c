import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportContent } from '#ui/afterContent.ts';

/** Mounted with a page. Reports the content once the page has read what it shows first, or failed to. */
export function ContentReport() {
  const client = useQueryClient();
  useEffect(() => {
    const isReading = () =>
      client.isFetching({
        predicate: ({ state, meta }) => state.data === undefined && meta?.isAfterContent !== true,
      }) > 0;
    if (!isReading()) return reportContent();
    const stop = client.getQueryCache().subscribe(() => {
      if (isReading()) return;
      stop();
      reportContent();
    });
    return stop;
  }, [client]);
  return null;
}
