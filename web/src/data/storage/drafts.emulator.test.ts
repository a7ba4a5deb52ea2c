import { getDraftVersion } from '@outrank/shared/lists/draft';
import { emptyContent } from '@outrank/shared/lists/list';
import { describe, expect, test } from 'vitest';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readDraft, saveDraft, uploadDraft } from './drafts.ts';

setUpDatabase();
const ana = getClient('ana');
const named = (name: string) => ({ ...emptyContent, name });
const held = async () => (await readDraft(ana, 'ana'))?.content.name;

describe('a draft in the account', () => {
  test('takes the place of its own past without a word, and of another device’s with its text', async () => {
    expect(await saveDraft(ana, 'ana', named('Ten'))).toBeUndefined();
    expect(
      await saveDraft(ana, 'ana', named('Ten of them'), [getDraftVersion(named('Ten'))]),
    ).toBeUndefined();
    expect((await saveDraft(ana, 'ana', named('Twenty')))?.content.name).toBe('Ten of them');
    expect(await held()).toBe('Twenty');
  });

  test('is none when nothing is entered', async () => {
    await saveDraft(ana, 'ana', named('Ten'));
    await saveDraft(ana, 'ana', emptyContent, [getDraftVersion(named('Ten'))]);
    expect(await held()).toBeUndefined();
  });
});

describe('a browser’s copy that is brought home', () => {
  const copy = (name: string, updatedAt: string) => ({ content: named(name), updatedAt, isSynced: false });

  test('is the account’s draft when that is older', async () => {
    await saveDraft(ana, 'ana', named('Older'));
    expect(await uploadDraft(ana, 'ana', copy('Newer', '2999-01-01T00:00:00.000Z'))).toBe(true);
    expect(await held()).toBe('Newer');
  });

  test('leaves a newer one of another device', async () => {
    await saveDraft(ana, 'ana', named('Newer'));
    expect(await uploadDraft(ana, 'ana', copy('Older', '2020-01-01T00:00:00.000Z'))).toBe(false);
    expect(await held()).toBe('Newer');
  });

  test('has nothing to bring when it was cleared before a newer one was written', async () => {
    await saveDraft(ana, 'ana', named('Newer'));
    expect(await uploadDraft(ana, 'ana', copy('', '2020-01-01T00:00:00.000Z'))).toBe(true);
    expect(await held()).toBe('Newer');
  });
});
