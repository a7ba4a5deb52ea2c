import { readFileSync } from 'node:fs';
import { paths } from '@outrank/shared/addresses';
import { userListsPath } from '@outrank/shared/documents/account';
import { listPath } from '@outrank/shared/documents/list';
import { reportCountPath } from '@outrank/shared/documents/moderation';
import { SHARES, sharePath } from '@outrank/shared/documents/shares';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { log } from '../platform/log.ts';
import { slotsOf, submitBallot } from '../testing/ballots.ts';
import { SEEDED_AT as at, seedDocuments } from '../testing/documents.ts';
import { db, readData } from '../testing/emulator.ts';
import { INVITATION, SEEDED_GROUP, seasonOf } from '../testing/season.ts';
import { listRequest, NOW, seedSharers, shareId } from '../testing/shares.ts';
import { anasList, bensList } from '../testing/twoLists.ts';
import { answerSharePage } from './answerSharePage.ts';
import type { DrawPicture } from './drawPicture.ts';

const origin = 'https://outrank.example';
const hostile = '"><script>alert(1)</script>';
// A picture of all words that it shows.
const draw = vi.fn<DrawPicture>(async (_id, share) => new TextEncoder().encode(JSON.stringify(share)));

const open = (url: string, method = 'GET') => answerSharePage(db, draw, { method, url, origin });
const read = async (url: string) => Buffer.from((await open(url)).body).toString();
const findPicture = async (id: string) => /src="(\/s\/[^"]+)"/.exec(await read(`/s/${id}`))?.[1] ?? '';
/** From then on pictures of the same users may be drawn anew. */
async function letMinutePass() {
  const { docs } = await db.collection(SHARES).where('drawingAt', '>', new Date(0)).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ drawingAt: new Date(Date.now() - 61_000) })));
}
const rename = (name: string) => db.doc(listPath(anasList)).update({ name });

let id: string;
beforeEach(async () => {
  draw.mockClear();
  await seedSharers();
  id = await shareId('ana', listRequest);
});

it('a share has a page, a picture and a title, for an hour', async () => {
  const cached = { status: 200, headers: { 'Cache-Control': 'public, max-age=3600, s-maxage=3600' } };
  const page = await open(`/s/${id}`);
  expect(page).toMatchObject(cached);
  expect(page.body).toContain('<h1 dir="auto">All winners</h1>');
  const opened = `/list/ana/${anasList.listId}?share=${id}`;
  expect(page.body).toContain(`href="${paths.signIn(opened)}">Sign In`);
  const picture = await open(await findPicture(id));
  expect(picture).toMatchObject(cached);
  expect(picture.headers['Content-Type']).toBe('image/png');
  expect(JSON.parse(await read(`/s/${id}.json`))).toEqual({
    title: 'All winners',
    author: 'Ana',
    path: opened,
    list: anasList,
    isSpoiler: false,
    items: [],
  });
});

it('a page shows the notes of now, unless it names nobody', async () => {
  const note = 'Never <once> out of control';
  const itemIds = ['s7', 's20'];
  await db.doc(listPath(anasList)).update({ itemIds, itemSeasonIds: ['', ''], notes: { s20: note } });
  const noted = await shareId('ana', listRequest);
  expect(JSON.parse(await read(`/s/${noted}.json`))).toMatchObject({
    ...{ items: [{ id: 's7' }, { id: 's20' }], notes: { s20: note } },
  });
  // A report of these words is compared with what is stored.
  await expect(readData(sharePath(noted))).resolves.toMatchObject({ notes: { s20: note } });
  await db.doc(listPath(anasList)).update({ notes: FieldValue.delete() });
  await open(`/s/${noted}.json`);
  await expect(readData(sharePath(noted))).resolves.not.toHaveProperty('notes');
  await db.doc(listPath(anasList)).update({ notes: { s20: note } });
  const escaped = 'Never &lt;once&gt; out of control';
  await expect(read(`/s/${id}`)).resolves.toContain(escaped);
  const masked = await shareId('ana', { ...listRequest, hasNames: false });
  await expect(read(`/s/${masked}`)).resolves.not.toContain(escaped);
  expect(JSON.parse(await read(`/s/${masked}.json`))).toMatchObject({ items: [] });
});

it('only reads are answered, and a HEAD like a GET', async () => {
  expect(await open(`/s/${id}`, 'POST')).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
  for (const path of [`/s/${id}`, `/s/${id}.json`, `/s/${id}.png`])
    expect(await open(path, 'HEAD')).toEqual(await open(path));
});

describe('words are those of now:', () => {
  const expectTame = async (shared: string, tame: string) => {
    await letMinutePass();
    for (const path of [`/s/${shared}`, `/s/${shared}.json`, `/s/${shared}.png`, await findPicture(shared)]) {
      const shown = await read(path);
      expect(shown).not.toContain('Rude words');
      expect(shown).toContain(tame);
    }
  };
  const rude = { displayName: 'Rude words' };

  it('the name of a list, in a share that a stranger made too', async () => {
    await rename('Rude words');
    const bens = await shareId('ben', { ...listRequest, hasNames: false });
    for (const shared of [id, bens]) await expect(read(`/s/${shared}.png`)).resolves.toContain('Rude words');
    await rename('Tame words');
    for (const shared of [id, bens]) await expectTame(shared, 'Tame words');
  });

  it("a user's name", async () => {
    await db.doc(userListsPath('ana')).set(rude);
    expect(await read(`/s/${id}`)).toContain('by <bdi>Rude words</bdi>');
    await db.doc(userListsPath('ana')).set({ displayName: 'Anna' });
    await expectTame(id, 'Anna');
  });

  it('both names of a comparison', async () => {
    const keys = { a: `ana~${anasList.listId}`, b: `ben~${bensList.listId}` };
    const both = await shareId('ben', { kind: 'comparison', ...keys });
    for (const uid of ['ana', 'ben']) await db.doc(userListsPath(uid)).set(rude);
    expect(await read(`/s/${both}.png`)).toContain('All winners and All winners');
    await db.doc(userListsPath('ana')).set({ displayName: 'Anna' });
    await db.doc(userListsPath('ben')).set({ displayName: 'Benny' });
    await expectTame(both, 'Anna and Benny');
  });

  it('the picture has a new address, and the old one answers with it', async () => {
    const before = await findPicture(id);
    await rename('Tame words');
    const after = await findPicture(id);
    await letMinutePass();
    expect(after).not.toBe(before);
    expect(await read(before)).toBe(await read(after));
    expect(await read(after)).toContain('Tame words');
  });

  it('the order stays with its date, and the page says when it has changed', async () => {
    await rename('Tame words');
    expect(await read(`/s/${id}`)).toContain('>As of November 14, 2023</p>');
    await db.doc(listPath(anasList)).update({ itemIds: ['s7'], updatedAt: NOW });
    const later = await shareId('ana', listRequest);
    expect(await read(`/s/${id}`)).toMatch(
      /As of November 14, 2023. The list has changed since[\s\S]*"name">Heroes vs\. Villains </,
    );
    expect(await read(`/s/${later}`)).toMatch(/As of November 22, 2026<[\s\S]*"name">Pearl Islands </);
  });

  it('markup in them is text', async () => {
    await db.doc(userListsPath('ana')).set({ displayName: hostile });
    await rename(hostile);
    const page = await read(`/s/${id}`);
    expect(page).not.toContain('<script');
    expect(page).toContain('by <bdi>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</bdi>');
    expect(JSON.parse(await read(`/s/${id}.json`))).toMatchObject({ title: hostile, author: hostile });
  });
});

describe('a picture is drawn', () => {
  it('once, however many ask at once and whatever version they invent', async () => {
    const paths = Array.from({ length: 30 }, (_, index) =>
      index % 2 ? `/s/${id}` : `/s/${id}/${String(index).padStart(12, '0')}.png`,
    );
    const answers = await Promise.all(paths.map((path) => open(path)));
    for (const { status, headers } of answers)
      expect([200, 503]).toContain(status === 503 && headers['Retry-After'] === undefined ? 500 : status);
    for (const path of paths) expect(await open(path)).toMatchObject({ status: 200 });
    expect(draw).toHaveBeenCalledOnce();
    await rename('Tame words');
    for (const path of paths.slice(0, 4)) expect(await open(path)).toMatchObject({ status: 200 });
    expect(draw).toHaveBeenCalledOnce();
  });

  it('with the share or for its picture, never for a page', async () => {
    for (const path of [`/s/${id}`, `/s/${id}.json`]) expect(await open(path)).toMatchObject({ status: 200 });
    expect(draw).not.toHaveBeenCalled();
  });

  it('anew one a minute for each user, and the last one serves meanwhile, for a minute', async () => {
    const second = await shareId('ana', { ...listRequest, hasNames: false });
    const bens = await shareId('ben', { kind: 'list', ...bensList });
    for (const shared of [id, second, bens]) await read(`/s/${shared}.png`);
    await rename('Tame words');
    await db.doc(listPath(bensList)).update({ name: 'Tame words' });
    await letMinutePass();
    const first = await read(`/s/${id}.png`);
    expect(first).toContain('Tame words');
    const waiting = await open(`/s/${second}.png`);
    expect(String(Buffer.from(waiting.body))).toContain('All winners');
    expect(waiting.headers['Cache-Control']).toBe('public, max-age=60, s-maxage=60');
    expect(await read(`/s/${bens}.png`)).toContain('Tame words');
    await letMinutePass();
    expect(await read(`/s/${second}.png`)).toContain('Tame words');
    expect(draw).toHaveBeenCalledTimes(6);
  });

  it('again only half a minute after it failed, which is answered 503 with all headers', async () => {
    vi.spyOn(log, 'error').mockReturnValue();
    draw.mockRejectedValueOnce(new Error('out of memory'));
    const failed = await open(`/s/${id}.png`);
    expect(failed).toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
    });
    expect(await open(`/s/${id}.png`)).toEqual(failed);
    const page = await open(`/s/${id}`);
    expect(page.status).toBe(200);
    const drawingAt = new Date(Date.now() - 31_000);
    await db.doc(sharePath(id)).update({ drawingAt });
    expect(await open(`/s/${id}.png`)).toMatchObject({ status: 200 });
    expect(draw).toHaveBeenCalledTimes(2);
    const policy = (headers: Readonly<Record<string, string>>) => headers['Content-Security-Policy'];
    expect(policy(failed.headers)).toBe(policy(page.headers));
  });
});

it.each(['/s/%', '//[', `/s/oembed?url=%ff&format=json`])(
  'the address %s is missing, not an error',
  async (url) => {
    expect(await open(url)).toMatchObject({ status: 404 });
  },
);

it('has the security headers of the app, and a policy without scripts', async () => {
  const file = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'));
  const shared = [
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
  ];
  const rules: { key: string; value: string }[] = file.hosting.headers[0].headers;
  for (const path of [`/s/${id}`, '/s/nonsense', '/s/oembed?format=xml']) {
    const { headers } = await open(path);
    for (const name of shared) expect(headers[name]).toBe(rules.find(({ key }) => key === name)?.value);
    expect(headers['Content-Security-Policy']).toMatch(
      /^default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form/,
    );
  }
  const { headers } = await open(`/s/${id}.png`);
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img/);
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

it('the page of a reported list or share is left out by search engines until a curator decides, of a name after three reports', async () => {
  expect((await open(`/s/${id}`)).headers).not.toHaveProperty('X-Robots-Tag');
  await seedDocuments([[reportCountPath('user~ana'), { count: 2, isOpen: true, at }]]);
  expect((await open(`/s/${id}`)).headers).not.toHaveProperty('X-Robots-Tag');
  for (const [target, count] of [
    [`list~ana~${anasList.listId}`, 1],
    ['user~ana', 3],
    [`share~${id}`, 1],
  ] as const) {
    await seedDocuments([[reportCountPath(target), { count, isOpen: true, at }]]);
    expect((await open(`/s/${id}`)).headers['X-Robots-Tag']).toBe('noindex');
    await db.doc(reportCountPath(target)).update({ isOpen: false });
  }
  expect((await open(`/s/${id}`)).headers).not.toHaveProperty('X-Robots-Tag');
});

it('an invitation tells what it is to, for no cache, until there is another one', async () => {
  await seedDocuments(seasonOf('ana', 'ben'));
  const path = `/s/invitations/${INVITATION}.json`;
  const { status, headers } = await open(path);
  expect([status, headers['Cache-Control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(await read(path))).toEqual({
    ...{ groupId: SEEDED_GROUP.split('/')[1], name: 'Tree Mail', seasonId: 's51', owner: 'ana' },
    ...{ memberIds: ['ana', 'ben'], names: ['ana', 'ben'] },
  });
  await db.doc(SEEDED_GROUP).update({ invitation: 'z'.repeat(20) });
  for (const ended of [path, '/s/invitations/.json', `/s/invitations/${SEEDED_GROUP.split('/')[1]}.json`])
    expect(await open(ended)).toMatchObject({ status: 404 });
});

describe('the page of an invitation', () => {
  const path = paths.invitation(INVITATION);
  const brief = { 'Cache-Control': 'public, max-age=60, s-maxage=60', 'X-Robots-Tag': 'noindex' };
  const closesAt = Date.parse('2026-11-26T01:00:00Z');
  beforeEach(async () => {
    await seedDocuments(seasonOf('ana', 'ben'));
    await db.doc('airing/s51').update({ 'open.closesAt': new Date(closesAt) });
    vi.useFakeTimers({ toFake: ['Date'], now: closesAt - 1 });
    return () => vi.useRealTimers();
  });

  it('unfolds with who invites, the members and what closes when, for a minute, and leads on', async () => {
    const { status, headers } = await open(path);
    expect([status, headers]).toMatchObject([200, brief]);
    const page = await read(path);
    expect(page).toContain('<meta property="og:title" content="ana invites you to Tree Mail">');
    expect(page).toMatch(
      /og:description" content="[^"]*The group has 2 members. Predictions for episode 2 close Wed, Nov 25, 8:00 PM EST.">/,
    );
    expect(page).toContain(`<meta property="og:url" content="${origin}${path}">`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(`href="${paths.joinGroup(INVITATION)}">Open the invitation</a>`);
    expect(page).toContain(`href="${paths.signIn(paths.joinGroup(INVITATION))}">Sign In`);
    vi.setSystemTime(closesAt);
    expect(await read(path)).not.toContain('close Wed');
  });

  it('has a picture that is drawn once for its words, and anew when these change', async () => {
    const findPicture = async () => /og:image" content="([^"]+)"/.exec(await read(path))?.[1] ?? '';
    const before = await findPicture();
    const picture = await open(before);
    expect(picture).toMatchObject({ status: 200, headers: { ...brief, 'Content-Type': 'image/png' } });
    await Promise.all([open(before), open(`${path}.png`), open(`${path}/0123456789ab.png?again`)]);
    expect(draw).toHaveBeenCalledOnce();
    await db.doc(SEEDED_GROUP).update({ name: 'Tribe' });
    expect(await findPicture()).not.toBe(before);
    const later = Buffer.from((await open(await findPicture())).body).toString();
    expect(later).toContain('ana invites you to Tribe');
    expect(later).not.toContain('Tree Mail');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('names no castaway, no episode and no score, and no member but the owner', async () => {
    await db.doc(SEEDED_GROUP).update({ 'memberNames.ben': 'Benjamin' });
    await db.doc('standings/s51/users/ben').update({ total: 7777 });
    const { castIds } = (await readData('airing/s51')) ?? {};
    expect(castIds).toHaveLength(6);
    for (const answer of [await read(path), await read(`${path}.png`)]) {
      expect(answer).toContain('ana invites you to Tree Mail');
      for (const word of ['Benjamin', '7777', 'Title 1', ...castIds]) expect(answer).not.toContain(word);
    }
  });

  it('arrives as text, whatever a group and its owner are called', async () => {
    await db.doc(SEEDED_GROUP).update({ name: hostile, 'memberNames.ana': hostile });
    const page = await read(path);
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; invites you to &quot;&gt;&lt;script');
  });

  it('says when the invitation is no longer valid, and is busy when the drawing fails', async () => {
    vi.spyOn(log, 'error').mockReturnValue();
    await db.doc(SEEDED_GROUP).update({ name: 'Outcasts' });
    draw.mockRejectedValueOnce(new Error('out of memory'));
    expect(await open(`${path}.png`)).toMatchObject({ status: 503 });
    expect(await open(`${path}.png`)).toMatchObject({ status: 200 });
    await db.doc(SEEDED_GROUP).update({ invitation: 'z'.repeat(20) });
    for (const ended of [path, `${path}.png`, `${path}.html`, '/s/invitations/x']) {
      const { status, headers, body } = await open(ended);
      expect([status, headers]).toMatchObject([404, brief]);
      expect(body).toContain('<h1>This invitation is no longer valid</h1>');
    }
  });
});

describe('oEmbed', () => {
  const ask = (url: string, format = 'json') =>
    open(`/s/oembed?url=${encodeURIComponent(url)}&format=${format}`);

  it('describes a share as a link with a picture', async () => {
    const { status, headers, body } = await ask(`${origin}/s/${id}`);
    expect([status, headers['Content-Type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(String(body))).toEqual({
      version: '1.0',
      type: 'link',
      title: 'All winners',
      author_name: 'Ana',
      provider_name: 'Outrank',
      provider_url: origin,
      cache_age: 3600,
      thumbnail_url: `${origin}${await findPicture(id)}`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });

  it('knows nothing of another site, and no other format', async () => {
    expect(await ask(`https://evil.example/s/${id}`)).toMatchObject({ status: 404 });
    expect(await ask('nonsense')).toMatchObject({ status: 404 });
    expect(await ask(`${origin}/s/${id}`, 'xml')).toMatchObject({ status: 501 });
  });
});
