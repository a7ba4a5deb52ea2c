import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { Button } from '#ui/form/Button.tsx';
import { Badge, Card, RankNumeral } from '#ui/layout/Card.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { Loading, Skeleton } from './Loading.tsx';
import { EmptyState, ErrorNotice } from './QueryView.tsx';

test('an error is an alert and has a button only when it can be retried', async () => {
  const handleRetry = vi.fn();
  const { rerender } = render(<ErrorNotice message="Failed to load lists." onRetry={handleRetry} />);
  expect(screen.getByRole('alert').textContent).toBe('Failed to load lists.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledExactlyOnceWith();
  rerender(<ErrorNotice message="List not found" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a page with all of these components announces once that it loads, and is accessible', async () => {
  const { container } = render(
    <main>
      <PageHeading kicker="Outwit." lead="Three lists." actions={<Button>Create New Ranking</Button>}>
        Top Voted Lists This Week
      </PageHeading>
      <Card as="article">
        <h2>
          <a href="/list/a/b" data-card-link>
            Best winners
          </a>
        </h2>
        <RankNumeral rank={1} />
        <Badge tone="ember">Spoiler</Badge>
        <Button>Upvote</Button>
      </Card>
      <EmptyState text="No torches lit yet." action={<Button>Create New Ranking</Button>}>
        Be the first to create a ranking!
      </EmptyState>
      <ErrorNotice message="Failed to load lists." onRetry={() => {}} />
      <Loading label="Loading lists ...">
        <Skeleton shape="title" />
      </Loading>
    </main>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading lists ...$/);
  expect(screen.getByRole('heading', { level: 1, name: 'Top Voted Lists This Week' })).toBeVisible();
  await expectAccessible(container);
});

test('a page heading sets the document title while it is mounted', () => {
  document.title = 'Browse All Rankings · Outrank';
  const { rerender } = render(<PageHeading>Browse All Rankings</PageHeading>);
  expect(document.title).toBe('Browse All Rankings · Outrank');
  rerender(<PageHeading>Rankings by Ana</PageHeading>);
  expect(document.title).toBe('Rankings by Ana · Outrank');
  rerender(<p>Loading ...</p>);
  expect(document.title).toBe('Outrank');
  rerender(<PageHeading isMotto>Outwit. Outplay. Outrank.</PageHeading>);
  expect(document.title).toBe('Outrank');
});
