import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { heroesList } from '#testing/heroesList.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { CopyListButton } from './CopyListButton.tsx';

const list = { ...heroesList, id: 'list 1/2' };
const TEXT = `Heroes\nby Ana\n\n1. Tom Westman (Palau)\n\n${window.location.origin}/list/ana/list%201%2F2`;

const button = () => screen.getByRole('button', { name: 'Copy list as text' });
const copied = () => screen.queryByText('The list is copied.');

/** `userEvent.setup` provides a clipboard. */
async function clickCopy(prepare = () => {}) {
  const user = userEvent.setup();
  prepare();
  renderWithToasts(<CopyListButton list={list} isCovered={false} />);
  await user.click(button());
  return user;
}

describe('copying a list as text', () => {
  test('writes its name, creator, items and escaped link to the clipboard', async () => {
    await clickCopy();
    expect(await navigator.clipboard.readText()).toBe(TEXT);
    await expectAccessible();
  });

  test('shows a message for two seconds', async () => {
    renderWithToasts(<CopyListButton list={list} isCovered={false} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => fireEvent.click(button()));
    expect(screen.getByRole('status')).toHaveTextContent(/^The list is copied\.$/);
    act(() => vi.advanceTimersByTime(1999));
    expect(copied()).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(copied()).not.toBeInTheDocument();
  });
});

describe('a browser that refuses to copy', () => {
  const refusals = {
    'for lack of permission': () =>
      vi
        .spyOn(navigator.clipboard, 'writeText')
        .mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError')),
    'for lack of a clipboard': () =>
      vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard),
  };

  // The dialog is loaded on demand. Loading it early keeps the load out of the tests' timeouts.
  beforeAll(() => import('./CopyByHandDialog.tsx'));

  async function findFocusedText() {
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The list as text' });
    await waitFor(() => expect(text).toHaveFocus());
    return text;
  }

  test.each(Object.entries(refusals))('%s makes a dialog show the selected text', async (_, refuse) => {
    await clickCopy(refuse);
    const { value, selectionStart, selectionEnd } = await findFocusedText();
    expect(value.slice(selectionStart, selectionEnd)).toBe(TEXT);
    expect(screen.getByRole('dialog', { name: 'Copy list as text' })).toBeVisible();
    expect(copied()).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('gets the focus back on the button when the dialog closes', async () => {
    const user = await clickCopy(refusals['for lack of permission']);
    await findFocusedText();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button()).toHaveFocus());
  });
});
