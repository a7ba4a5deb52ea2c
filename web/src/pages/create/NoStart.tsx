import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { usePageTitle } from '#ui/layout/PageHeading.tsx';
import { CancelButton } from '#widgets/HeaderButtons.tsx';

type Props = {
  text: string;
  children?: string;
  /** In place of the way to an empty editor. */
  action?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  linkText?: string;
};

/** Says why a new list cannot start from another one yet, and what to do next. */
export function NoStart({
  text,
  children,
  action,
  onRetry,
  isRetrying,
  linkText = 'Start an Empty List',
}: Props) {
  usePageTitle(text);
  const retry = onRetry && (
    <Button isBusy={isRetrying ?? false} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <>
      <CancelButton fallback={paths.home} />
      <EmptyState
        isPage
        text={text}
        action={
          action ??
          retry ?? (
            <Link className={buttonClass('secondary')} to={paths.create}>
              {linkText}
            </Link>
          )
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
