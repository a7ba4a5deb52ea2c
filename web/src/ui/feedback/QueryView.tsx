import type { ReactNode } from 'react';
import buttonStyles from '#ui/form/Button.module.css';
import { Button, type ButtonVariant } from '#ui/form/Button.tsx';
import { describeMoment } from '#ui/format.ts';
import { usePageTitle } from '#ui/layout/PageHeading.tsx';
import { Loading } from './Loading.tsx';
import styles from './QueryView.module.css';

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
  skeleton?: ReactNode;
  /** Null and an empty array are empty, too. */
  isEmpty?: (data: NonNullable<Data>) => boolean;
  empty?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
};

const isEmptyArray = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * What a query read, a skeleton, an error or an empty state. After a failed read, earlier content stays below the error, which
 * says how old it is. An empty state follows only a successful read: an earlier empty answer says nothing about now.
 */
export function QueryView<Data>(props: Props<Data>) {
  const { query, failedText, skeleton = <Loading />, isEmpty = isEmptyArray, empty, children } = props;
  const { data, isError, isFetchNextPageError = false } = query;
  const hasFailed = isError && !isFetchNextPageError;
  const hasContent = data !== undefined && data !== null && !isEmpty(data);
  const hasNothing = data !== undefined && !hasContent;
  return (
    <>
      {hasFailed && (
        <QueryError query={{ ...query, data: hasContent ? data : undefined }} failedText={failedText} />
      )}
      {data === undefined && !hasFailed && skeleton}
      {hasNothing && !hasFailed && empty}
      {hasContent && children(data)}
    </>
  );
}

/** Where parts of a screen need no data: says that its read failed, if it did. */
export function QueryError({ query, failedText }: { query: QueryState<unknown>; failedText: string }) {
  const { data, isError, isFetching, dataUpdatedAt, refetch } = query;
  if (!isError) return null;
  return (
    <ErrorNotice
      message={failedText}
      shownFrom={data ? dataUpdatedAt : undefined}
      onRetry={refetch}
      isRetrying={isFetching}
    />
  );
}

type ErrorNoticeProps = {
  message: string;
  /** When the content below the notice was read, in milliseconds since 1970. */
  shownFrom?: number | undefined;
  onRetry?: (() => unknown) | undefined;
  isRetrying?: boolean;
};

/** An error in the section that failed, with a way to try again and the age of the content that is still shown. */
export function ErrorNotice({ message, shownFrom, onRetry, isRetrying = false }: ErrorNoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.words}>
        <p role="alert">{message}</p>
        {shownFrom !== undefined && (
          <p className={styles.age}>Showing what you saw {describeMoment(new Date(shownFrom), new Date())}</p>
        )}
      </div>
      {onRetry && (
        <Button size="small" isBusy={isRetrying} onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </div>
  );
}

type ShowMoreProps = {
  label: string;
  variant?: ButtonVariant;
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** The sentence for a failed read. */
  failedText: string;
};

/** Loads the next page of a list, if there is one, or says that this failed. */
export function ShowMore({ label, variant = 'secondary', query, failedText }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className={buttonStyles.more}>
      {isFetchNextPageError ? (
        <ErrorNotice message={failedText} onRetry={fetchNextPage} isRetrying={isFetchingNextPage} />
      ) : (
        <Button variant={variant} isBusy={isFetchingNextPage} onClick={() => fetchNextPage()} data-more>
          {label}
        </Button>
      )}
    </div>
  );
}

type EmptyStateProps = {
  text: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The page has nothing else, so the text is its title. */
  isPage?: boolean;
};

/** Says below an unlit torch that there is nothing. */
export function EmptyState({ text, children, action, isPage = false }: EmptyStateProps) {
  usePageTitle(isPage ? text : undefined);
  const Text = isPage ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      <Text className={styles.text}>{text}</Text>
      {children && <p className={styles.explanation}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
