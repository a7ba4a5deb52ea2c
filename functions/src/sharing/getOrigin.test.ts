import { expect, it } from 'vitest';
import { getOrigin } from './getOrigin.ts';

const site = { projectId: 'outrank', isEmulated: false, domain: '' };

it.each([
  ['outrank.web.app', 'https://outrank.web.app'],
  ['outrank.firebaseapp.com', 'https://outrank.firebaseapp.com'],
  ['outrank--preview-x1y2.web.app', 'https://outrank--preview-x1y2.web.app'],
])('the site is %s for a visitor who opened it there', (host, origin) => {
  expect(getOrigin(host, site)).toBe(origin);
});

it.each([
  undefined,
  '',
  'evil.example',
  'outrank.web.app.evil.example',
  'outrank2.web.app',
  '"><script>',
  'a, b',
])('the host %s, which is none of the site, is not repeated', (host) => {
  expect(getOrigin(host, site)).toBe('https://outrank.web.app');
  expect(getOrigin(host, { ...site, domain: 'outrank.example' })).toBe('https://outrank.example');
});

it('the site’s own domain is known from its settings', () => {
  expect(getOrigin('outrank.example', { ...site, domain: 'outrank.example' })).toBe(
    'https://outrank.example',
  );
});

it('beside the emulators a visitor is on this machine', () => {
  const local = { ...site, isEmulated: true };
  expect(getOrigin('127.0.0.1:5050', local)).toBe('http://127.0.0.1:5050');
  expect(getOrigin('localhost:5050', local)).toBe('http://localhost:5050');
  expect(getOrigin('evil.example', local)).toBe('http://127.0.0.1:5050');
});
