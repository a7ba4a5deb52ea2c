import { expect, test, vi } from 'vitest';
import { localChoice, releaseLocalChoice, saveLocalChoice, saveUndecided } from './localChoice.ts';

const cagayan = { mode: 'on' as const, watched: ['s28'] };

/** What another tab stores. */
const storeInAnotherTab = (value: unknown) => {
  const newValue = JSON.stringify(value);
  localStorage.setItem('spoilerChoice', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'spoilerChoice', newValue }));
};

test('nobody has chosen at first, and nothing is hidden', () => {
  expect(localChoice.get()).toMatchObject({ mode: 'off', watched: [], isDecided: false });
});

test('a choice is there at once, and the same value until it changes', () => {
  saveLocalChoice(cagayan, 'ana', false);
  expect(localChoice.get()).toEqual({ ...cagayan, uid: 'ana', isSaved: false, isDecided: true });
  expect(localChoice.get()).toBe(localChoice.get());
});

test('what was said of a season that airs is a part of it', () => {
  const said = { ...cagayan, airing: { seasonId: 's50', episode: 7 }, watchesLive: false };
  storeInAnotherTab({ ...said, uid: null, isSaved: true });
  saveLocalChoice(localChoice.get(), 'ana', true);
  expect(localChoice.get()).toEqual({ ...said, uid: 'ana', isSaved: true, isDecided: true });
});

test('a season that cannot be read does not show all others', () => {
  storeInAnotherTab({ ...cagayan, watched: ['s28', { id: 's29' }], uid: null, isSaved: true });
  expect(localChoice.get()).toMatchObject(cagayan);
});

test('a choice in another tab applies here', () => {
  const onChange = vi.fn();
  const stop = localChoice.subscribe(onChange);
  storeInAnotherTab({ ...cagayan, uid: null, isSaved: false });
  expect(onChange).toHaveBeenCalledOnce();
  expect(localChoice.get()).toMatchObject(cagayan);
  stop();
  storeInAnotherTab({ mode: 'off', watched: [], uid: null, isSaved: false });
  expect(onChange).toHaveBeenCalledOnce();
});

test('a broken choice counts as none', () => {
  const stop = localChoice.subscribe(() => undefined);
  storeInAnotherTab({ mode: 'blur' });
  expect(localChoice.get().isDecided).toBe(false);
  expect(localStorage.getItem('spoilerChoice')).toBeNull();
  stop();
});

test('a browser that stores nothing keeps the choice as long as the page', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', undefined);
  saveLocalChoice(cagayan, null, false);
  expect(localChoice.get()).toMatchObject(cagayan);
});

test('signing out keeps the choice for the sign-in page, but nothing of the account', () => {
  saveLocalChoice(cagayan, 'ana', true);
  releaseLocalChoice();
  expect(localChoice.get()).toMatchObject({ ...cagayan, isDecided: true });
  expect(localStorage.getItem('spoilerChoice')).not.toContain('ana');
});

test('signing out without a choice leaves nothing', () => {
  saveUndecided('ana');
  releaseLocalChoice();
  expect(localStorage.getItem('spoilerChoice')).toBeNull();
});
