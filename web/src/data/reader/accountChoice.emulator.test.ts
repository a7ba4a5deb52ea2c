import { spoilerChoicePath } from '@outrank/shared/documents/spoilerChoice';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpDatabase } from '#testing/emulatorDatabase.ts';
import { syncChoice, uploadChoice } from './accountChoice.ts';
import { localChoice, removeLocalChoice, saveLocalChoice } from './localChoice.ts';

const identity = vi.hoisted(() => ({ current: { uid: 'ben' } as { uid: string } | null }));
vi.mock('#data/session/auth.ts', () => ({ readIdentity: async () => identity.current }));

const database = setUpDatabase('ben');
const path = spoilerChoicePath('ben');
const on = (...watched: string[]) => ({ mode: 'on' as const, watched });
const at = Timestamp.fromMillis(0);

const seed = (...watched: string[]) => database.seed(path, { ...on(...watched), at });
const sync = () => syncChoice('ben');
const upload = () => uploadChoice();
const expectStored = async (...watched: string[]) =>
  expect(await database.read(path)).toEqual({ ...on(...watched), at: expect.any(Timestamp) });

beforeEach(() => {
  removeLocalChoice();
  identity.current = { uid: 'ben' };
});

test('what the user chooses is saved in the account, and then in another browser', async () => {
  saveLocalChoice(on('s1'), null, false);
  await upload();
  await expectStored('s1');
  expect(localChoice.get()).toMatchObject({ uid: 'ben', isSaved: true });
  removeLocalChoice();
  await sync();
  expect(localChoice.get()).toMatchObject({ ...on('s1'), isDecided: true, uid: 'ben' });
});

test('what the user said of episodes is saved too', async () => {
  const said = { airing: { seasonId: 's50', episode: 7 }, watchesLive: true };
  saveLocalChoice({ ...on('s1'), ...said }, null, false);
  await upload();
  removeLocalChoice();
  await sync();
  expect(localChoice.get()).toMatchObject({ ...on('s1'), ...said });
  expect(await database.read(path)).toEqual({ ...on('s1'), ...said, at: expect.any(Timestamp) });
});

test('a visitor’s choice stays in the browser, until an account without one takes it over', async () => {
  identity.current = null;
  saveLocalChoice(on('s1'), null, false);
  await upload();
  expect(await database.read(path)).toBeUndefined();
  await sync();
  await expectStored('s1');
});

test('the account’s choice replaces a visitor’s and another account’s', async () => {
  await seed('s2');
  for (const uid of [null, 'ana']) {
    saveLocalChoice(on('s1'), uid, false);
    await sync();
    expect(localChoice.get()).toMatchObject({ ...on('s2'), uid: 'ben', isSaved: true });
  }
  await expectStored('s2');
});

test('a choice that could not be saved before replaces the account’s', async () => {
  await seed('s2');
  saveLocalChoice(on('s1'), 'ben', false);
  await sync();
  await expectStored('s1');
  expect(localChoice.get().isSaved).toBe(true);
});

test('an account without a choice does not take over another account’s', async () => {
  saveLocalChoice(on('s1'), 'ana', true);
  await sync();
  expect(localChoice.get()).toMatchObject({ mode: 'off', isDecided: false, uid: 'ben' });
  expect(await database.read(path)).toBeUndefined();
});

test('a choice that the user makes while the account’s is read stays', async () => {
  await seed('s2');
  const syncing = sync();
  saveLocalChoice(on('s3'), 'ben', false);
  await syncing;
  expect(localChoice.get()).toMatchObject(on('s3'));
});
