import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildComment, showComments, stubCommentsServer } from '#testing/commentsScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';

const getTexts = () => screen.getAllByRole('article').map((article) => article.querySelector('.text'));

beforeEach(() => {
  stubCommentsServer();
  watchOnly('s45');
});

test('a comment and a reply name nobody from an unwatched season, and keep every other word', async () => {
  await showComments(
    buildComment({ text: 'Tony Vlachos wins, not Dee Valladares' }),
    buildComment({ id: 'r', isReply: true, parentId: 'c1', text: 'TONY VLACHOS?' }),
  );
  expect(getTexts()[0]).toHaveTextContent("someone you haven't watched wins, not Dee Valladares");
  expect(getTexts()[1]).toHaveTextContent("someone you haven't watched?");
  expect(document.body.innerHTML).not.toMatch(/tony|vlachos/i);
  await expectAccessible();
});

test('the user’s own comment is as it was written', async () => {
  await showComments(buildComment({ userId: 'ben', text: 'Tony Vlachos wins' }));
  expect(getTexts()[0]).toHaveTextContent('Tony Vlachos wins');
});

test('a comment with the first name of an unwatched castaway is folded until asked for, and can be hidden again', async () => {
  await showComments(
    buildComment({ text: 'Tony wins, of course' }),
    buildComment({ id: 'own', userId: 'ben', text: 'Tony loses' }),
    buildComment({ id: 'dee', text: 'Dee wins' }),
  );
  const show = await screen.findByRole('button', { name: 'Show text', expanded: false });
  expect(screen.getByText("This may name someone you haven't watched.")).toBeVisible();
  expect(document.body).not.toHaveTextContent('Tony wins');
  expect(document.body).toHaveTextContent(/Tony loses.*Dee wins/);
  await expectAccessible();
  fireEvent.click(show);
  expect(document.body).toHaveTextContent('Tony wins, of course');
  fireEvent.click(screen.getByRole('button', { name: 'Hide text', expanded: true }));
  expect(document.body).not.toHaveTextContent('Tony wins');
});

test.each(['wiki/Tony_Vlachos', 'tony-vlachos', 'search?q=Tony+Vlachos&page=1', 'x/Tony%20Vlachos#top'])(
  'an address that names somebody hidden is neither a link nor readable: %s',
  async (path) => {
    await showComments(buildComment({ text: `See https://example.com/${path} or https://example.com/a` }));
    expect(document.body.innerHTML).not.toMatch(/tony|vlachos/i);
    expect(getTexts()[0]).toHaveTextContent('example.com/');
    expect(screen.getByRole('link', { name: 'https://example.com/a' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /watched/ })).not.toBeInTheDocument();
  },
);
