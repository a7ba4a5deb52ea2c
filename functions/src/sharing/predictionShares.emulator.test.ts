import {
  airsAt,
  announcing,
  cast,
  HOUR,
  names,
  recording,
  scheduling,
  seasonAfter,
} from '@outrank/shared/airing/testing/editedSeason';
import { setPublishedSeasons } from '@outrank/shared/catalogue/catalogue';
import {
  airingSeasonPath,
  predictionPath,
  standingPath,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import type { ShareRequest } from '@outrank/shared/sharing/shareKinds';
import { beforeEach, expect, it, vi } from 'vitest';
import { cleanUpGroup } from '../cascade/removeReports.ts';
import { withdrawBlocked } from '../moderation/blockAccount.ts';
import { SEEDED_AT as at, seedDocuments } from '../testing/documents.ts';
import { db, exists } from '../testing/emulator.ts';
import { SEEDED_GROUP, seasonOf } from '../testing/season.ts';
import { seedSharers, shareAs } from '../testing/shares.ts';
import { answerSharePage } from './answerSharePage.ts';
import { findShownShare } from './findShownShare.ts';
import { keepPicture } from './keepPicture.ts';
import { listSharesOf } from './removeShares.ts';
import { renderSharePage } from './renderSharePage.ts';

const origin = 'https://outrank.example';
const prediction = { kind: 'prediction', key: 's51-e02' } as const;
const score = { kind: 'score', key: 's51-e02' } as const;
const missing = { status: 'missing' };
/** Episode 2 airs on a Wednesday, 20:00 US Eastern. */
const thursday = airsAt(2) + 28 * HOUR - 1;
const friday = airsAt(2) + 28 * HOUR;
const record = (...leftIds: readonly string[]) =>
  db
    .doc(airingSeasonPath('s51'))
    .set(toStoredSeason(seasonAfter(announcing(), scheduling(3), recording(1), recording(2, ...leftIds))));

async function shareOn(time: number, request: ShareRequest, uid = 'ana') {
  const result = await shareAs(uid, request, new Date(time));
  if (result.status !== 'shared') throw new Error(result.status);
  return result;
}

/** All that strangers see at a time: the page with the tags that chats read, and what the picture is drawn from. */
async function readShown(id: string, now: number) {
  const shown = await findShownShare(db, id, now);
  if (!shown) return undefined;
  const draw = vi.fn(async (_id: string, share: object) => Buffer.from(JSON.stringify(share)));
  const picture = Buffer.from((await keepPicture(db, draw, shown)).picture ?? []).toString();
  return { page: renderSharePage(shown, origin), picture, version: shown.version };
}

const namesOf = (text = '') => cast.filter((id) => new RegExp(id.replace('-', '[- ]'), 'i').test(text));

beforeEach(() => setPublishedSeasons([{ number: 51, name: 'Survivor 51', year: 2024, contestants: names }]));

beforeEach(async () => {
  await seedSharers();
  await seedDocuments(seasonOf('ana', 'ben'));
});

it('a prediction is shared once it has closed, by who made it', async () => {
  await expect(shareAs('ana', prediction, new Date(airsAt(2) - 1))).resolves.toEqual(missing);
  await expect(shareAs('ana', prediction, new Date(airsAt(2)))).resolves.toMatchObject({ status: 'shared' });
  await db.doc(predictionPath('s51-e02', 'ana')).delete();
  await expect(shareAs('ana', prediction, new Date(airsAt(2)))).resolves.toEqual(missing);
});

it.each([prediction, score])(
  'a $kind shared on Thursday names nobody, the same address on Friday does',
  async (request) => {
    await record('flo-nash');
    const { id, hasNames } = await shareOn(thursday, request);
    expect(hasNames).toBe(false);
    const before = await readShown(id, thursday);
    expect(namesOf(JSON.stringify(before))).toEqual([]);
    if (request === score) expect(before?.page).toMatch(/I called 1 of 1\. .+, episode 2: 100 of 100/);
    await db.doc(sharePath(id)).update({ drawingAt: new Date(0) });
    const after = await readShown(id, friday);
    expect(namesOf(after?.page)).toEqual(cast);
    expect(namesOf(after?.picture)).toEqual(cast);
    expect(after?.page).toContain('href="/predictions/s51"');
    // Chats keep a picture by its address.
    expect(after?.version).not.toBe(before?.version);
    await expect(shareOn(friday, request)).resolves.toEqual({ status: 'shared', id, hasNames: true });
  },
);

it('who wants no names has none on Friday either', async () => {
  const masked = await shareAs('ana', { ...prediction, hasNames: false }, new Date(thursday));
  expect(namesOf((await readShown('id' in masked ? masked.id : '', friday))?.page)).toEqual([]);
});

it('the week of a group is shared by its members, with the words of now, until it is gone', async () => {
  await seedDocuments([
    [standingPath('s51', 'ana'), { displayName: 'ana', total: 8000, episodes: { e02: 8000 }, submitted: 1 }],
  ]);
  const week = { kind: 'group', groupId: SEEDED_GROUP.split('/')[1] ?? '', key: 's51-e02' } as const;
  await db.doc(SEEDED_GROUP).update({ memberIds: ['ben'] });
  await expect(shareAs('ana', week, new Date(thursday))).resolves.toEqual(missing);
  await db.doc(SEEDED_GROUP).update({ memberIds: ['ben', 'ana'] });
  const { id } = await shareOn(thursday, week);
  const before = await readShown(id, thursday);
  expect(before?.page).toMatch(/Tree Mail: who knew best.*ana .*80.*ben .*0/s);
  expect(namesOf(JSON.stringify(before))).toEqual([]);
  expect(JSON.stringify(before)).not.toContain(week.groupId);
  const { body } = await answerSharePage(db, vi.fn(), { method: 'GET', url: `/s/${id}.json`, origin });
  expect(JSON.parse(String(body))).toMatchObject({ group: { groupId: week.groupId, name: 'Tree Mail' } });
  await db.doc(SEEDED_GROUP).update({ name: 'Fire Makers', memberNames: { ana: 'Ana R.' } });
  await db.doc(sharePath(id)).update({ drawingAt: new Date(0) });
  const after = await readShown(id, friday);
  expect(after?.page).toContain('Fire Makers');
  expect(after?.page).toContain('Ana R.');
  expect(after?.page).not.toMatch(/Tree Mail|ben/);
  expect(after?.version).not.toBe(before?.version);
  await db.doc(SEEDED_GROUP).delete();
  expect(await findShownShare(db, id)).toBeUndefined();
  await cleanUpGroup(db, week.groupId);
  await expect(exists(sharePath(id))).resolves.toBe(false);
});

it('a group with a hidden share is not shared anew, whoever is in it by then', async () => {
  const week = { kind: 'group', groupId: SEEDED_GROUP.split('/')[1] ?? '', key: 's51-e02' } as const;
  const { id } = await shareOn(thursday, week);
  await db.doc(sharePath(id)).update({ hidden: true });
  await db.doc(SEEDED_GROUP).update({ memberIds: ['ben'] });
  await expect(shareAs('ben', week, new Date(thursday))).resolves.toEqual(missing);
  await db.doc(sharePath(id)).update({ hidden: false });
  await expect(shareAs('ben', week, new Date(thursday))).resolves.toMatchObject({ status: 'shared' });
});

it('who shared a prediction, a score or the week of their group withdraws it, and nobody else', async () => {
  await record('ed-poole');
  const week = { kind: 'group', groupId: SEEDED_GROUP.split('/')[1] ?? '', key: 's51-e02' } as const;
  const sources = [predictionPath('s51-e02', 'ana'), predictionPath('s51-e02', 'ana'), SEEDED_GROUP];
  for (const [index, request] of [prediction, score, week].entries()) {
    const { id } = await shareOn(friday, request);
    const source = sources[index] ?? '';
    await expect(listSharesOf(db, 'cal', { source, withdrawn: id })).resolves.toEqual([]);
    expect((await listSharesOf(db, 'ana', { source })).map((share) => share.id)).toContain(id);
    expect((await listSharesOf(db, 'ana', { source, withdrawn: id })).map((share) => share.id)).not.toContain(
      id,
    );
    await expect(exists(sharePath(id))).resolves.toBe(false);
  }
});

it('a block takes the shares of predictions along, and a prediction that is gone is not shown', async () => {
  const [anas, bens] = [await shareOn(friday, prediction), await shareOn(friday, prediction, 'ben')];
  await seedDocuments([[blockedAccountPath('google-ana'), { uid: 'ana', at }]]);
  await withdrawBlocked(db, 'google-ana');
  await expect(exists(sharePath(anas.id))).resolves.toBe(false);
  expect(await findShownShare(db, bens.id)).toBeDefined();
  await db.doc(predictionPath('s51-e02', 'ben')).delete();
  expect(await findShownShare(db, bens.id)).toBeUndefined();
});
