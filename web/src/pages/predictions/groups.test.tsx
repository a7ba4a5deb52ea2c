import { paths } from '@outrank/shared/addresses';
import { groupRefusals } from '@outrank/shared/airing/groups';
import { userListsPath } from '@outrank/shared/documents/account';
import { predictionPath } from '@outrank/shared/documents/airing';
import { groupPath } from '@outrank/shared/documents/group';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPredictions } from '#testing/airingScreen.tsx';
import { signedInAs, signedOut } from '#testing/renderPage.tsx';
import { watchEpisode } from '#testing/season51.ts';
import { expectAccessible } from '#testing/setup.ts';

const calls = vi.hoisted(() => ({ sent: [] as unknown[], error: undefined as Error | undefined }));
vi.mock('#data/firebase/callFunction.ts', () => ({
  callFunction: async (name: string, request: object) => {
    calls.sent.push([name, request]);
    if (calls.error) throw calls.error;
    return { groupId: 'g' };
  },
}));
const stored = vi.hoisted(() => ({ standings: [] as object[], groups: [] as object[], queries: 0 }));
vi.mock(import('#data/airing/groups.ts'), async (original) => ({
  ...(await original()),
  readStandingsOf: async () => {
    stored.queries += 1;
    return stored.standings as never;
  },
  readOwnGroups: async () => stored.groups as never,
  findInvitation: async (invitation) =>
    invitation === 'invitation0123456789'
      ? {
          groupId: 'g',
          name: 'Tree Mail',
          seasonId: 's51',
          owner: 'Ana',
          memberIds: group.memberIds,
          names: ['Ana', 'Ben'],
        }
      : null,
}));

const standing = (uid: string, second: number) => ({
  uid,
  displayName: uid,
  total: second,
  episodes: { e02: second },
  submitted: 1,
  called: 1,
});
const group = {
  name: 'Tree Mail',
  seasonId: 's51',
  ownerId: 'ana',
  memberIds: ['ana', 'ben', 'cal'],
  memberNames: { ana: 'Ana', ben: 'Ben', cal: 'Cal' },
  invitation: 'invitation0123456789',
  createdAt: new Date(),
};
const order = ['ed-poole', 'bo-lund', 'cy-marsh', 'di-vance', 'alma-reed'];
const invitation = paths.joinGroup(group.invitation);
const documents = {
  [groupPath('g')]: group,
  [userListsPath('dee')]: { displayName: 'Dee' },
  [predictionPath('s51-e02', 'cal')]: { order, at: new Date() },
};
const open = (uid = 'ben', address = paths.group('g')) =>
  openPredictions({ address, documents, session: signedInAs(uid) });
const click = (name: string | RegExp, within_: { getByRole: typeof screen.getByRole } = screen) =>
  fireEvent.click(within_.getByRole('button', { name }));
const findMembers = async () => {
  const list = await screen.findByRole('list', { name: 'Members' });
  return [...list.children] as HTMLElement[];
};

beforeEach(() => {
  Object.assign(calls, { sent: [], error: undefined });
  Object.assign(stored, { standings: [standing('cal', 9000), standing('ben', 7500)], queries: 0 });
  watchEpisode(2);
});

test('members see totals and the last episode’s scores, best first, in three documents and two queries', async () => {
  const { reads } = open();
  await screen.findByText('90 of 100');
  const texts = (await findMembers()).map(({ textContent }) => textContent);
  expect(texts.map((text) => text?.match(/Ana|Ben|Cal/)?.[0])).toEqual(['Cal', 'Ben', 'Ana']);
  expect(texts[1]).toMatch(/you.*1 of 1 called.*75/);
  expect(texts[2]).toMatch(/owner/);
  const week = screen.getByRole('list', { name: 'Points of episode 2' });
  expect([...week.children].map(({ textContent }) => textContent)).toEqual([
    'Cal 90 of 100',
    'Ben 75 of 100',
  ]);
  expect(reads).toEqual([groupPath('g'), 'airing/s51']);
  expect(stored.queries).toBe(1);
  await expectAccessible();
});

test('a member’s closed prediction is read and shown when it is opened', async () => {
  const { reads } = open();
  await screen.findByText('90 of 100');
  expect(reads.filter((path) => path.startsWith('predictions/'))).toEqual([]);
  const [cal = document.body] = await findMembers();
  fireEvent.click(within(cal).getByText('Prediction for episode 2'));
  const first = (await within(cal).findByText('Ed Poole')).closest('li');
  expect(first).toHaveTextContent('Ed Poole left');
  expect(first?.parentElement?.children).toHaveLength(5);
});

test('whoever has not seen the last episode sees who is in it and no score until they say so', async () => {
  watchEpisode(1);
  open();
  expect(await findMembers()).toHaveLength(3);
  expect(document.body.textContent).not.toMatch(/90|75|Prediction for/);
  expect(stored.queries).toBe(0);
  click("I've watched episode 2");
  expect(await screen.findByText('90 of 100')).toBeVisible();
});

test('a member may leave, and only the owner may rename, remove and delete', async () => {
  const { unmount } = open();
  await screen.findByText('90 of 100');
  for (const name of [/^Remove/, 'Rename', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  click('Leave');
  click('Leave', within(await screen.findByRole('alertdialog')));
  const leaving = [['changeGroup', { groupId: 'g', action: 'leave' }]];
  await waitFor(() => expect(calls.sent).toEqual(leaving));
  unmount();

  open('ana');
  await screen.findByText('90 of 100');
  click('Remove Cal');
  click('Remove', within(await screen.findByRole('alertdialog')));
  await waitFor(() =>
    expect(calls.sent.at(-1)).toEqual(['changeGroup', { groupId: 'g', action: 'remove', userId: 'cal' }]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  click('Rename');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: ' Outcasts ' } });
  click('Save');
  await waitFor(() =>
    expect(calls.sent.at(-1)).toEqual(['changeGroup', { groupId: 'g', action: 'rename', name: 'Outcasts' }]),
  );
});

test('the invitation says whose group it is, who is in it and what closes when; a visitor signs in and comes back, a fan joins in one press', async () => {
  const { unmount } = openPredictions({ address: invitation, documents, session: signedOut });
  expect(await screen.findByRole('heading', { name: 'Ana invites you to Tree Mail' })).toBeVisible();
  expect(await screen.findByText(/^Predictions for episode 3 close .*, in 2 days\.$/)).toBeVisible();
  const members = screen.getByText('3 members').closest('div');
  expect(members).toHaveTextContent('3 members: Ana, Ben and 1 more');
  await expectAccessible();
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText('Back to /predictions/join/invitation0123456789')).toBeVisible();
  unmount();
  open('dee', invitation);
  calls.error = Object.assign(new Error(`${groupRefusals.full} [400]`), {
    code: 'functions/failed-precondition',
  });
  const button = await screen.findByRole('button', { name: 'Join' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  fireEvent.click(button);
  expect(await screen.findByText('This group is full (50 members).')).toBeVisible();
  expect(calls.sent).toEqual([['joinGroup', { invitation: 'invitation0123456789' }]]);
});

test('the invitation shows the first rows of the table to a fan who has watched, and castaways or scores to nobody else', async () => {
  const openInvitation = async (session: ReturnType<typeof signedInAs> | typeof signedOut) => {
    const page = openPredictions({ address: invitation, documents, session });
    await screen.findByText(/^Predictions for episode 3/);
    return page;
  };
  const watched = await openInvitation(signedInAs('dee'));
  const leaders = await screen.findByRole('region', { name: 'Who knows best so far' });
  expect(
    within(leaders)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['cal', 'ben']);
  expect(leaders).toHaveTextContent('1 of 1 called');
  await expectAccessible();
  watched.unmount();
  for (const [session, episode] of [
    [signedOut, 2],
    [signedInAs('dee'), 1],
  ] as const) {
    watchEpisode(episode);
    stored.queries = 0;
    const { unmount } = await openInvitation(session);
    expect(document.body.textContent).not.toMatch(/90|75|called|Reed|Poole|Nash|Lund|Marsh|Vance/);
    expect(stored.queries).toBe(0);
    unmount();
  }
});

test('members copy an address that unfolds', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  open();
  await screen.findByText('90 of 100');
  click('Copy invitation link');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(
    `${window.location.origin}/s/invitations/invitation0123456789`,
  );
});

test('whoever has just signed in for the first time waits for the account', async () => {
  open('new', invitation);
  const button = await screen.findByRole('button', { name: 'Join' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
});

test('who opens an old invitation or a group that is gone is told so, and a member opens the group', async () => {
  const { unmount } = open('dee', paths.joinGroup('g'));
  expect(await screen.findByText(/^This invitation is no longer valid/)).toBeVisible();
  unmount();
  const second = open('ben', paths.group('other'));
  expect(await screen.findByText(/^This group is gone, or you aren't in it/)).toBeVisible();
  second.unmount();
  stored.groups = [{ ...group, groupId: 'g' }];
  open('ben', invitation);
  expect(await screen.findByRole('link', { name: 'Open the group' })).toHaveAttribute(
    'href',
    paths.group('g'),
  );
});

test('a member reports the name, the owner makes a new invitation instead', async () => {
  const { unmount } = open();
  await screen.findByText('90 of 100');
  expect(screen.queryByRole('button', { name: 'New link for invitations' })).not.toBeInTheDocument();
  click('Report the group Tree Mail');
  expect(await screen.findByRole('dialog', { name: 'Report this group' })).toBeVisible();
  unmount();
  open('ana');
  await screen.findByText('90 of 100');
  expect(screen.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
  click('New link for invitations');
  click('New link', within(await screen.findByRole('alertdialog')));
  await waitFor(() => expect(calls.sent).toEqual([['changeGroup', { groupId: 'g', action: 'invite' }]]));
});

test('a group is started, and own groups are listed', async () => {
  stored.groups = [{ ...group, groupId: 'g' }];
  open('ben', paths.groups);
  const link = await screen.findByRole('link', { name: 'Tree Mail' });
  expect(link).toHaveAttribute('href', paths.group('g'));
  click('Start a group');
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('Give it a name.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Tree Mail' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.sent).toEqual([['createGroup', { name: 'Tree Mail', seasonId: 's51' }]]));
});
