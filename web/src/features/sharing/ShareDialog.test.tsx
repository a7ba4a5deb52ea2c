import {
  type ListSharesRequest,
  NOTHING_TO_SHARE,
  SHARED_TOO_OFTEN,
} from '@outrank/shared/sharing/shareCall';
import type { ShareRequest } from '@outrank/shared/sharing/shareKinds';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connection } from '#data/firebase/connection.ts';
import { saveLocalChoice } from '#data/reader/localChoice.ts';
import { buildList, heroesList } from '#testing/heroesList.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { ShareButton } from './ShareButton.tsx';

const requestShare = vi.hoisted(() => vi.fn<(request: ShareRequest) => Promise<unknown>>());
const listShares = vi.hoisted(() => vi.fn<(request: ListSharesRequest) => Promise<unknown>>());
vi.mock('#data/sharing/requestShare.ts', () => ({ requestShare, listShares }));
const paintPicture = vi.hoisted(() => vi.fn());
const toPictureFile = vi.hoisted(() => vi.fn());
// jsdom has no canvas. The painter has its own test.
vi.mock('./paintPicture.ts', () => ({ paintPicture, toPictureFile, PICTURE_TYPE: 'image/png' }));

const ID = 'a1b2c3d4e5f6a1b2c3d4e5f6';
const SHARED = `${window.location.origin}/s/${ID}`;
const PAGE = `${window.location.origin}/list/ana/list_1`;
const picture = new File(['png'], 'outrank-heroes.png', { type: 'image/png' });
const failure = (code: string) => Object.assign(new Error(code), { code: `functions/${code}` });

// The dialog is loaded on demand. Loading it early keeps the load out of the tests' timeouts.
beforeAll(() => import('./ShareDialog.tsx'));

beforeEach(() => {
  requestShare.mockReset().mockResolvedValue({ id: ID, hasNames: true });
  listShares.mockReset().mockResolvedValue([]);
  paintPicture.mockReset().mockResolvedValue(undefined);
  toPictureFile.mockReset().mockResolvedValue(picture);
});

async function openDialog({ list = heroesList, uid = heroesList.userId } = {}) {
  // Provides a clipboard.
  const user = userEvent.setup();
  renderWithToasts(<ShareButton content={{ kind: 'list', list }} uid={uid} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share' });
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const pressCopyLink = (user: ReturnType<typeof userEvent.setup>) => user.click(button('Copy link'));
const getDrawn = () => paintPicture.mock.lastCall?.[1];

describe('the share dialog', () => {
  test('shows the picture at once, without asking the server, in the chosen shape', async () => {
    const user = await openDialog();
    expect(screen.getByRole('img', { name: 'Picture of Heroes' })).toBeVisible();
    expect(getDrawn()).toMatchObject({ title: 'Heroes', hasNames: true });
    await user.click(screen.getByRole('radio', { name: 'Story' }));
    expect(paintPicture.mock.lastCall?.[2]).toBe('story');
    expect(requestShare).not.toHaveBeenCalled();
    await expectAccessible();
  });

  test('copies a link that the server made, and asks for it once', async () => {
    const user = await openDialog();
    await pressCopyLink(user);
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await readClipboard()).toBe(SHARED);
    await pressCopyLink(user);
    expect(requestShare).toHaveBeenCalledExactlyOnceWith({
      kind: 'list',
      userId: 'ana',
      listId: 'list_1',
      hasNames: true,
    });
  });

  test.each([
    ['after too many shares', 'resource-exhausted', SHARED_TOO_OFTEN],
    ['when the list was made private meanwhile', 'not-found', NOTHING_TO_SHARE],
    ['offline', 'unavailable', "You're offline, so there's no link with a picture yet."],
    [
      'when the server is slow',
      'unavailable',
      "Outrank is slow right now, so there's no link with a picture yet.",
    ],
    ['after an unexpected error', 'data-loss', 'Failed to make a link with a picture. Please try again.'],
  ])("%s says why, and copies the page's own link", async (when, code, words) => {
    connection.set(when === 'offline' ? 'offline' : 'fine');
    requestShare.mockRejectedValue(failure(code));
    const user = await openDialog();
    await pressCopyLink(user);
    expect(await screen.findByText(`${words} The page's own link is copied.`)).toBeVisible();
    expect(await readClipboard()).toBe(PAGE);
  });

  test('shows the link when the browser refuses to copy', async () => {
    const user = await openDialog();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await pressCopyLink(user);
    const field = await screen.findByRole('textbox', {
      name: "Your browser blocked copying. Here's the link",
    });
    expect(field).toHaveValue(SHARED);
    expect(screen.queryByText('Link copied.')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('saves the picture', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    const user = await openDialog();
    await user.click(button('Save picture'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(toPictureFile).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Heroes' }),
      'wide',
      'outrank-heroes.png',
    );
  });

  test('says so when the browser makes no picture', async () => {
    toPictureFile.mockRejectedValue(new Error('no canvas'));
    const user = await openDialog();
    await user.click(button('Save picture'));
    expect(await screen.findByRole('alert')).toHaveTextContent("This browser can't make the picture.");
  });
});

describe("the links to a user's own list", () => {
  const links = [ID, 'f'.repeat(24)].map((id, index) => ({
    ...{ id, title: index === 0 ? 'Heroes' : 'Ana and Ben', sharedAt: '2026-03-01T12:00:00.000Z' },
  }));

  test('can be withdrawn, whoever made them', async () => {
    listShares.mockImplementation(async ({ withdrawn }) => links.filter(({ id }) => id !== withdrawn));
    const user = await openDialog();
    const link = await screen.findByRole('link', { name: /^Ana and Ben, / });
    expect(link).toHaveAttribute('href', `/s/${'f'.repeat(24)}`);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^Withdraw Ana and Ben, / }));
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(listShares).toHaveBeenLastCalledWith({
      source: 'userLists/ana/lists/list_1',
      withdrawn: 'f'.repeat(24),
    });
    expect(screen.getByRole('button', { name: /^Withdraw Heroes, / })).toBeVisible();
  });

  test('stay and say so when that fails', async () => {
    listShares.mockResolvedValueOnce(links).mockRejectedValueOnce(failure('unavailable'));
    const user = await openDialog();
    await user.click(await screen.findByRole('button', { name: /^Withdraw Heroes, / }));
    expect(await screen.findByText('Failed to withdraw the link. Please try again.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Heroes, / })).toBeVisible();
  });

  test("are not shown for another user's list", async () => {
    await openDialog({ uid: 'ben' });
    expect(listShares).not.toHaveBeenCalled();
  });
});

describe("the system's share sheet", () => {
  const offer = (share: (data: ShareData) => Promise<void>, takesFiles = true) => {
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, {
        canShare: { value: () => takesFiles },
        share: { value: share },
      }),
    );
  };

  test('is offered only where it takes pictures', async () => {
    offer(async () => undefined, false);
    await openDialog();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  test('gets picture, name and link', async () => {
    const share = vi.fn(async () => undefined);
    offer(share);
    const user = await openDialog();
    await user.click(getDialogShare());
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ files: [picture], text: SHARED, title: 'Heroes', url: SHARED }),
    );
  });

  const refuseFiles = ({ files }: ShareData) =>
    files ? Promise.reject(new DOMException('', 'NotAllowedError')) : Promise.resolve();
  const refuseAll = () => Promise.reject(new DOMException('', 'NotAllowedError'));

  test('that refuses the picture gets the link alone', async () => {
    const share = vi.fn(refuseFiles);
    offer(share);
    const user = await openDialog();
    await user.click(getDialogShare());
    await waitFor(() => expect(share).toHaveBeenLastCalledWith({ title: 'Heroes', url: SHARED }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('that refuses everything leaves the link in the clipboard, and says so', async () => {
    offer(refuseAll);
    const user = await openDialog();
    await user.click(getDialogShare());
    expect(await screen.findByText("Sharing didn't work here, so the link is copied.")).toBeVisible();
    expect(await readClipboard()).toBe(SHARED);
  });

  test('closed by the user is no error', async () => {
    offer(() => Promise.reject(new DOMException('', 'AbortError')));
    const user = await openDialog();
    await user.click(getDialogShare());
    await waitFor(() => expect(getDialogShare()).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  // The button that opened the dialog is hidden behind it.
  const getDialogShare = () => button('Share');
});

describe('names', () => {
  const spoiler = buildList({ ...heroesList, tags: ['spoiler'] });
  const masks = () => screen.getByRole('radio', { name: 'No names' });
  const names = () => screen.getByRole('radio', { name: 'Names' });

  test('can be left out, which is asked of the server', async () => {
    const user = await openDialog();
    expect(names()).toBeChecked();
    await user.click(masks());
    expect(screen.getByRole('img', { name: 'Picture of Heroes, without names' })).toBeVisible();
    expect(JSON.stringify(getDrawn())).not.toContain('tom-westman');
    await pressCopyLink(user);
    await waitFor(() =>
      expect(requestShare).toHaveBeenCalledWith(expect.objectContaining({ hasNames: false })),
    );
  });

  test('of a list tagged spoiler are shown only after a warning', async () => {
    const user = await openDialog({ list: spoiler });
    expect(masks()).toBeChecked();
    expect(screen.getByText(/^This list is tagged spoiler, so its picture hides/)).toBeVisible();
    await user.click(names());
    expect(screen.getByText(/Everyone who sees the picture sees the names/)).toBeVisible();
    expect(getDrawn()).toMatchObject({ hasNames: true });
  });

  test("of another user's spoiler list are never shown", async () => {
    await openDialog({ list: spoiler, uid: 'ben' });
    expect(screen.queryByRole('radio', { name: 'Names' })).not.toBeInTheDocument();
    expect(screen.getByText(/Only its creator can share it with names/)).toBeVisible();
    expect(getDrawn()).toMatchObject({ hasNames: false });
  });

  test("of seasons that the user hasn't watched are hidden first", async () => {
    // Loading it suspends the dialog.
    saveLocalChoice({ mode: 'on', watched: ['s1'] }, null, true);
    const user = await openDialog({ uid: 'ben' });
    expect(await screen.findByText(/you haven't watched all of these seasons/)).toBeVisible();
    expect(getDrawn()).toMatchObject({ hasNames: false });
    await user.click(names());
    expect(getDrawn()).toMatchObject({ hasNames: true });
  });

  test.each([
    ['Better than Tony Vlachos', 'Better than someone', 'Picture of Better than someone, without names'],
    ['Better than Ian Rosenberger', 'Better than Ian Rosenberger', 'Picture of Better than Ian Rosenberger'],
  ])('in the title %s, over a watched season, are shown as %s', async (name, title, label) => {
    saveLocalChoice({ mode: 'on', watched: ['s10'] }, null, true);
    await openDialog({ list: buildList({ name }), uid: 'ben' });
    expect(await screen.findByRole('img', { name: label })).toBeVisible();
    expect(getDrawn()).toMatchObject({ title });
  });
});

test.each([
  [{ isPublic: false }, "Only you can see this list, so it can't be shared."],
  [{ isHidden: true }, "A moderator has hidden this list, so it can't be shared."],
])('a list with %o is not shared, and the button says why', async (change, words) => {
  const user = userEvent.setup();
  renderWithToasts(<ShareButton content={{ kind: 'list', list: { ...heroesList, ...change } }} uid="ana" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function readClipboard(): Promise<string> {
  const [item] = await navigator.clipboard.read();
  const blob = await item?.getType('text/plain');
  return (await blob?.text()) ?? '';
}
