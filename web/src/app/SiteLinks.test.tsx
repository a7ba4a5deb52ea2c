import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { SiteLinks } from './SiteLinks.tsx';

const open = (address: string) => renderPage({ '*': <SiteLinks /> }, { address });
const findCurrent = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`);

test('four links lead to the main pages', async () => {
  open('/create');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Home', '/'],
    ['Browse', '/rankings'],
    ['Vote', '/global-rankings'],
    ['My Lists', '/mylists'],
  ]);
  expect(findCurrent()).toEqual([]);
  await expectAccessible();
});

test.each([
  ['/', ['Home: page']],
  ['/mylists', ['My Lists: page']],
  ['/rankings', ['Browse: page']],
  ['/rankings/user/ana', ['Browse: true']],
  ['/following', ['Browse: true']],
  ['/global-rankings/goat-social', ['Vote: true']],
  ['/list/ana/list_1', []],
])('on %s the current link is %j', (address, current) => {
  open(address);
  expect(findCurrent()).toEqual(current);
});

test('the bar is hidden while the on-screen keyboard is shown, but not when the page is zoomed', () => {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  open('/');
  const resize = (height: number, scale: number) =>
    act(() => {
      Object.assign(viewport, { height, scale });
      viewport.dispatchEvent(new Event('resize'));
    });
  const isHidden = () => screen.getByRole('navigation').dataset.isHidden;
  expect(isHidden()).toBeUndefined();
  resize(window.innerHeight - 300, 1);
  expect(isHidden()).toBe('true');
  resize(window.innerHeight / 2, 2);
  expect(isHidden()).toBeUndefined();
});
