import { readFileSync } from 'node:fs';
import { userListsPath } from '@outrank/shared/documents/account';
import { listPath } from '@outrank/shared/documents/list';
import { reportCountPath } from '@outrank/shared/documents/moderation';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { slotsOf, submitBallot } from '../testing/ballots.ts';
import { SEEDED_AT as at, seedDocuments } from '../testing/documents.ts';
import { db } from '../testing/emulator.ts';
import { listRequest, NOW, seedSharers, shareId } from '../testing/shares.ts';
import { anasList } from '../testing/twoLists.ts';
import { answerSharePage } from './answerSharePage.ts';
import type { DrawPicture } from './drawPicture.ts';

const origin = 'https://outrank.example';
const hostile = '"><script>alert(1)</script>';
const picture = new Uint8Array([1, 2, 3]);
const draw = vi.fn<DrawPicture>(async () => picture);

const open = (path: string, method = 'GET') => answerSharePage(db, draw, { method, path, origin });
const read = async (path: string) => String((await open(path)).body);

let id: string;
beforeEach(async () => {
  draw.mockClear();
  await seedSharers();
  id = await shareId('ana', listRequest);
});

it('a share has a page, a picture and a title, for as long as each may be kept', async () => {
  const page = await open(`/s/${id}`);
  expect(page).toMatchObject({
    status: 200,
    headers: { 'Cache-Control': 'public, max-age=3600, s-maxage=3600' },
  });
  expect(page.body).toContain('<h1 dir="auto">All winners</h1>');
  const cache = 'public, max-age=31536000, s-maxage=3600, immutable';
  const drawn = {
    status: 200,
    headers: { 'Content-Type': 'image/png', 'Cache-Control': cache },
    body: picture,
  };
  expect(await open(`/s/${id}.png`)).toMatchObject(drawn);
  expect(JSON.parse(await read(`/s/${id}.json`))).toEqual({
    title: 'All winners',
    author: 'Ana',
    path: `/list/ana/${anasList.listId}?share=${id}`,
  });
});

it('only reads are answered, and a HEAD draws nothing', async () => {
  expect(await open(`/s/${id}`, 'POST')).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
  expect(await open(`/s/${id}.png`, 'HEAD')).toMatchObject({
    status: 200,
    headers: { 'Content-Type': 'image/png' },
  });
  expect(draw).not.toHaveBeenCalled();
});

it('has the security headers of the app, and a policy without scripts', async () => {
  const file = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'));
  const { headers } = await open(`/s/${id}`);
  const shared = [
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
  ];
  const rules: { key: string; value: string }[] = file.hosting.headers[0].headers;
  for (const name of shared) expect(headers[name]).toBe(rules.find(({ key }) => key === name)?.value);
  expect(headers['Content-Security-Policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self';/,
  );
});

describe('an address answers 404 in words, and for a minute', () => {
  const expectMissing = async (path: string) => {
    const { status, headers, body } = await open(path);
    expect([status, headers['Cache-Control']]).toEqual([404, 'public, max-age=60, s-maxage=60']);
    expect(body).toContain('This ranking is not shared');
  };

  it.each([
    '/s/',
    '/s/nonsense',
    '/s/0123456789abcdef01234567',
    '/s/0123456789abcdef01234567.png',
    '/s/../x',
  ])('at %s, where nothing was shared', (path) => expectMissing(path));

  it.each([
    ['private', () => db.doc(listPath(anasList)).update({ isPublic: false })],
    ['hidden', () => db.doc(listPath(anasList)).update({ isPublic: false, hidden: true })],
    ['deleted', () => db.doc(listPath(anasList)).delete()],
  ])('once the list is %s, before any event arrives', async (_how, change) => {
    await change();
    for (const ending of ['', '.png', '.json']) await expectMissing(`/s/${id}${ending}`);
    await cascadeListDeletion(db, anasList);
    await expectMissing(`/s/${id}`);
  });

  it('once the ballot is withdrawn', async () => {
    await submitBallot('ana', slotsOf('tony-vlachos'));
    const ballot = await shareId('ana', { kind: 'ballot', category: 'goat-social' });
    expect(await read(`/s/${ballot}`)).toContain('GOAT Social: my Top 10');
    await db.doc('userGlobalRankings/ana').delete();
    await expectMissing(`/s/${ballot}`);
  });
});

it('an edited list keeps its old order and date under the old address', async () => {
  await db.doc(listPath(anasList)).update({ itemIds: ['s7'], updatedAt: NOW });
  const later = await shareId('ana', listRequest);
  expect(await read(`/s/${id}`)).toMatch(/As of November 14, 2023[\s\S]*<li>Heroes vs\. Villains<\/li>/);
  expect(await read(`/s/${later}`)).toMatch(/As of November 22, 2026[\s\S]*<li>Pearl Islands<\/li>/);
});

it('a renamed user has the present name, and markup in names is text', async () => {
  await db.doc(userListsPath('ana')).set({ displayName: hostile });
  await db.doc(listPath(anasList)).update({ name: hostile });
  const page = await read(`/s/${await shareId('ana', listRequest)}`);
  expect(page).not.toContain('<script');
  expect(page).toContain('by <bdi>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</bdi>');
  expect(JSON.parse(await read(`/s/${id}.json`))).toMatchObject({ title: 'All winners', author: hostile });
});

it('the page of a reported list or name is left out by search engines until a curator decides', async () => {
  expect((await open(`/s/${id}`)).headers).not.toHaveProperty('X-Robots-Tag');
  for (const target of [`list~ana~${anasList.listId}`, 'user~ana']) {
    await seedDocuments([[reportCountPath(target), { count: 1, isOpen: true, at }]]);
    expect((await open(`/s/${id}`)).headers['X-Robots-Tag']).toBe('noindex');
    await db.doc(reportCountPath(target)).update({ isOpen: false });
  }
  expect((await open(`/s/${id}`)).headers).not.toHaveProperty('X-Robots-Tag');
});

it('a drawing that fails is an error and no page', async () => {
  draw.mockRejectedValueOnce(new Error('out of memory'));
  await expect(open(`/s/${id}.png`)).rejects.toThrow('out of memory');
});
