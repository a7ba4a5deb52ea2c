import type { ReactNode } from 'react';
import { ErrorNotice } from './ErrorNotice.tsx';

/** A query's result, or a combination of several that looks like one. */
export type QueryState<Data> = {
  readonly data: Data | undefined;
  /** The latest read failed. */
  readonly isError: boolean;
  /** The failed read was that of a further page, which the button for it reports. */
  readonly isFetchNextPageError?: boolean;
  readonly isFetching: boolean;
  /** When `data` was read, in milliseconds since 1970. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
};

type Props<Data> = {
  query: QueryState<Data>;
  /** The sentence for a failed read. */
  failedText: string;
  /** Shown until the first data. */
  skeleton: ReactNode;
  isEmpty: (data: Data) => boolean;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * What a query read, a skeleton, an error or an empty state. After a failed read, earlier content stays below the error, which
 * says how old it is. An empty state follows only a successful read: an earlier empty answer says nothing about now.
 */
export function QueryView<Data>({ query, failedText, skeleton, isEmpty, empty, children }: Props<Data>) {
  const { data, isError, isFetchNextPageError = false, isFetching, dataUpdatedAt, refetch } = query;
  const hasFailed = isError && !isFetchNextPageError;
  const hasContent = data !== undefined && !isEmpty(data);
  const hasNothing = data !== undefined && !hasContent;
  return (
    <>
      {hasFailed && (
        <ErrorNotice
          message={failedText}
          shownFrom={hasContent ? dataUpdatedAt : undefined}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && !hasFailed && skeleton}
      {hasNothing && !hasFailed && empty}
      {hasContent && children(data)}
    </>
  );
}
