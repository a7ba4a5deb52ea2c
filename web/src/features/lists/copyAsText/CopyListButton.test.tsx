import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { heroesList, renderWithToasts } from '#testing/listScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { CopyListButton } from './CopyListButton.tsx';

const TEXT = `Heroes\nby Ana\n\n1. Tom Westman (Palau)\n\n${window.location.origin}/list/ana/list_1`;

const button = () => screen.getByRole('button', { name: 'Copy list as text' });
const copied = () => screen.queryByText('The list is copied.');

/** Whoever clicks has a clipboard, until a test takes it away. */
function open(list = heroesList) {
  const fan = userEvent.setup();
  renderWithToasts(<CopyListButton list={list} isCovered={false} />);
  return fan;
}

describe('copying a list as text', () => {
  test('puts its name, its creator, its places and its link into the clipboard', async () => {
    const fan = open();
    await fan.click(button());
    expect(await navigator.clipboard.readText()).toBe(TEXT);
    await expectAccessible();
  });

  test('links to where the list opens, whatever its id', async () => {
    const fan = open({ ...heroesList, id: 'list 1/2' });
    await fan.click(button());
    expect(await navigator.clipboard.readText()).toMatch(/\/list\/ana\/list%201%2F2$/);
  });

  test('says so for two seconds', async () => {
    open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => fireEvent.click(button()));
    expect(screen.getByRole('status')).toHaveTextContent(/^The list is copied\.$/);
    act(() => vi.advanceTimersByTime(1999));
    expect(copied()).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(copied()).not.toBeInTheDocument();
  });
});

describe('a browser that does not let the page copy', () => {
  const refusals = {
    'because it is not allowed to': () =>
      vi
        .spyOn(navigator.clipboard, 'writeText')
        .mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError')),
    'because it has no clipboard': () =>
      vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard),
  };

  // The code of the dialog comes when it is needed; here it is not what the fan waits for.
  beforeAll(() => import('./CopyByHandDialog.tsx'));

  /** The text once the focus is in it. */
  async function enteredText() {
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The list as text' });
    await waitFor(() => expect(text).toHaveFocus());
    return text;
  }

  test.each(Object.entries(refusals))('%s shows the text selected', async (_, refuse) => {
    const fan = open();
    refuse();
    await fan.click(button());
    const { value, selectionStart, selectionEnd } = await enteredText();
    expect(value.slice(selectionStart, selectionEnd)).toBe(TEXT);
    expect(screen.getByRole('dialog', { name: 'Copy list as text' })).toBeVisible();
    expect(copied()).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('goes on at the button when the text is closed', async () => {
    const fan = open();
    refusals['because it is not allowed to']();
    await fan.click(button());
    await enteredText();
    await fan.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button()).toHaveFocus());
  });
});
