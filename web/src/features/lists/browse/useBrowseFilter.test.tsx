import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Router, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useBrowseFilter } from './useBrowseFilter.ts';

/** What the page would show and do, and the address bar. */
function Browse() {
  const { filter, entered, type, choose, clear } = useBrowseFilter();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <input value={entered.text} onChange={(event) => type(event.target.value)} />
      <output data-testid="asked">{filter.text}</output>
      <output data-testid="address">{pathname + search}</output>
      <output data-testid="state">{JSON.stringify(state)}</output>
      <button type="button" onClick={() => choose({ type: 'season' })}>
        Season Rankings
      </button>
      <button type="button" onClick={() => choose({ sort: 'newest' })}>
        Newest
      </button>
      <button type="button" onClick={clear}>
        Clear filters
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const pause = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const box = () => screen.getByRole('textbox');
const address = () => screen.getByTestId('address').textContent;
const asked = () => screen.getByTestId('asked').textContent;

function open(...addresses: readonly (string | { pathname: string; state: unknown })[]) {
  render(
    <MemoryRouter initialEntries={[...addresses]}>
      <Browse />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

test('text is asked for a quarter of a second after the last letter', () => {
  open('/rankings');
  write('w');
  pause(200);
  write('wi');
  pause(249);
  expect([box(), asked()]).toEqual([expect.objectContaining({ value: 'wi' }), '']);
  pause(1);
  expect([address(), asked()]).toEqual(['/rankings?q=wi', 'wi']);
});

test('typing is no step: Back leaves for where one came from', () => {
  open('/', '/rankings');
  for (const text of ['w', 'wi', 'win']) {
    write(text);
    pause(250);
  }
  expect(address()).toBe('/rankings?q=win');
  press('Back');
  expect(address()).toBe('/');
});

test('a choice is a step: Back takes it back, with the text as it was', () => {
  open('/rankings?q=winners');
  press('Season Rankings');
  press('Newest');
  expect(address()).toBe('/rankings?q=winners&type=season&sort=newest');
  press('Back');
  expect(address()).toBe('/rankings?q=winners&type=season');
  press('Back');
  expect(address()).toBe('/rankings?q=winners');
});

test('a choice after Back builds on what Back brought', () => {
  open('/rankings?q=winners');
  press('Season Rankings');
  press('Back');
  press('Newest');
  expect(address()).toBe('/rankings?q=winners&sort=newest');
});

test('a choice takes the text that is still being typed with it', () => {
  open('/rankings');
  write('winners');
  press('Season Rankings');
  expect(address()).toBe('/rankings?q=winners&type=season');
  expect(box()).toHaveValue('winners');
});

test('Back brings the former text into the box, and it stays', () => {
  open('/rankings?q=winners');
  press('Season Rankings');
  write('losers');
  pause(250);
  press('Back');
  expect(box()).toHaveValue('winners');
  pause(1000);
  expect(address()).toBe('/rankings?q=winners');
});

test('Back while typing drops what was typed', () => {
  open('/rankings?q=winners');
  press('Season Rankings');
  write('losers');
  press('Back');
  pause(1000);
  expect([box(), address()]).toEqual([expect.objectContaining({ value: 'winners' }), '/rankings?q=winners']);
});

test('clearing asks for everything in the same order', () => {
  open('/rankings?q=winners&type=season&tags=spoiler&sort=oldest');
  write('winners!');
  press('Clear filters');
  pause(1000);
  expect([box(), address()]).toEqual([expect.objectContaining({ value: '' }), '/rankings?sort=oldest']);
});

test('what the link told of the page stays through every change', () => {
  open({ pathname: '/rankings/user/ana', state: { userName: 'Ana' } });
  write('winners');
  pause(250);
  press('Season Rankings');
  expect(screen.getByTestId('state')).toHaveTextContent('{"userName":"Ana"}');
});

test('the text stops at what can be searched for', () => {
  open('/rankings');
  write('a'.repeat(300));
  expect(box()).toHaveValue('a'.repeat(200));
});

test('a choice made before the page has caught up with the last one keeps it, and typing keeps both', () => {
  const asked: string[] = [];
  const note = ({ search }: { search?: string }) => asked.push(search ?? '');
  const navigator = { push: note, replace: note, go: () => undefined, createHref: () => '' };
  render(
    <Router location="/rankings" navigator={navigator as never}>
      <Browse />
    </Router>,
  );
  press('Season Rankings');
  press('Newest');
  write('winners');
  pause(250);
  expect(asked).toEqual(['?type=season', '?type=season&sort=newest', '?q=winners&type=season&sort=newest']);
});
