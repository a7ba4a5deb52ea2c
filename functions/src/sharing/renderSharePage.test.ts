import { builtInSeasons } from '@outrank/shared/catalogue/catalogue';
import type { Share } from '@outrank/shared/sharing/shareKinds';
import { findAuthor, getShareKind } from '@outrank/shared/sharing/shareKinds';
import { maskShare } from '@outrank/shared/sharing/shareNames';
import {
  allShares,
  ballotShare,
  categoryShare,
  consensusShare,
} from '@outrank/shared/sharing/testing/shares';
import { describe, expect, it } from 'vitest';
import { renderMissingPage, renderSharePage } from './renderSharePage.ts';

const id = '0123456789abcdef01234567';
const origin = 'https://outrank.example';
const hostile = '"><script>alert(1)</script>';

const common = { hasNames: true, updatedAt: Date.UTC(2026, 10, 22, 23) };
const list: Share = {
  ...common,
  kind: 'list',
  title: 'The greatest to ever play',
  userName: 'Ada Okafor',
  listType: 'survivor-ranking',
  itemIds: ['tom-westman', 'ian-rosenberger', 'jenn-lyon', 'coby-archa'],
  itemSeasonIds: ['s10', 's10', 's10', 's10'],
  count: 4,
};
const comparison: Share = {
  ...common,
  kind: 'comparison',
  title: 'Ada and Fans',
  names: ['Ada', 'Fans'],
  agreeing: 83,
  pairs: 105,
  itemIds: [
    ['s1', 's2'],
    ['s2', 's1'],
  ],
  seasonId: '',
};
const sources = ['userLists/ana/lists/list_1'];
const version = 'abcdefabcdef';
const render = (share: Share, more: object = {}) => {
  const words = { title: getShareKind(share).view(share).heading, author: findAuthor(share) ?? null };
  const state = {
    hasChanged: false,
    isReported: false,
    isSpoiler: false,
    picture: undefined,
    isPictureCurrent: false,
    isHidden: false,
    userIds: [],
    areWordsStored: true,
    notes: new Map(),
  };
  return renderSharePage({ id, share, sources, words, version, ...state, ...more }, origin);
};

/** The contents of the page's tags, by name. */
function readTags(page: string): Record<string, string> {
  const tags = page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

/** The ranks, names and asides of the page's items. */
function readOrder(page: string): string[] {
  const rows = page.matchAll(/class="rank">(\d+)<.*?class="name">([^<]+)<small>([^<]*)</gs);
  return [...rows].map(([, rank, name, aside]) => `${rank} ${name}${aside}`);
}

it('a page has what a chat needs to unfold its link', () => {
  const page = render(list);
  const title = 'The greatest to ever play, by Ada Okafor';
  const summary = 'As of November 22, 2026: 1. Tom Westman, 2. Ian Rosenberger, 3. Jenn Lyon …';
  expect(page).toContain(`<title>${title} · Outrank</title>`);
  expect(readTags(page)).toMatchObject({
    description: summary,
    'og:title': title,
    'og:description': summary,
    'og:url': `${origin}/s/${id}`,
    'og:image': `${origin}/s/${id}/${version}.png`,
    author: 'Ada Okafor',
    'article:published_time': '2026-11-22T23:00:00.000Z',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  expect(page).toContain(`href="/rank/${id}">Rank these yourself</a>`);
  expect(page).toContain(`href="/list/ana/list_1?share=${id}">Open in Outrank</a>`);
  expect(page).toContain(`src="/s/${id}/${version}.png" width="1200"`);
  expect(page).toContain(`<a href="/report/${id}">Report</a>`);
  const embedding = `${origin}/s/oembed?url=${encodeURIComponent(`${origin}/s/${id}`)}&amp;format=json`;
  expect(page).toContain(`<link rel="alternate" type="application/json+oembed" href="${embedding}"`);
  expect(page).not.toMatch(/<script|noindex/);
});

it('a page tells the whole order with the notes of now, and how many more the app has', () => {
  const notes = new Map([['jenn-lyon', 'Held <on> for 11 hours']]);
  const page = render({ ...list, count: 4 }, { notes });
  const names = ['Tom Westman', 'Ian Rosenberger', 'Jenn Lyon', 'Coby Archa'];
  expect(readOrder(page)).toEqual(names.map((name, index) => `${index + 1} ${name} Palau`));
  expect(page).toContain(
    'Jenn Lyon <small>Palau</small></span><p class="note" dir="auto">Held &lt;on&gt; for',
  );
  expect(page).not.toContain('more in Outrank');
  const itemIds = builtInSeasons.slice(0, 50).map((season) => season.id);
  const first50 = [...itemIds, ...Array.from({ length: 50 - itemIds.length }, (_, n) => `extra-${n}`)];
  const long = render({ ...list, itemIds: first50, itemSeasonIds: first50.map(() => ''), count: 62 });
  expect(readOrder(long)).toHaveLength(50);
  expect(long).toContain('and 12 more in Outrank');
});

it('a single item is told, but cannot be ranked anew', () => {
  const page = render({ ...list, itemIds: ['tom-westman'], itemSeasonIds: ['s10'], count: 1 });
  expect(readOrder(page)).toEqual(['1 Tom Westman Palau']);
  expect(page).not.toContain('Rank these yourself');
});

it('a page says whether a list has changed since', () => {
  expect(render(list)).toContain('As of November 22, 2026</p>');
  expect(render(list, { hasChanged: true })).toContain(
    'As of November 22, 2026. The list has changed since.</p>',
  );
});

it('the page of reported content asks search engines to leave it out', () => {
  expect(readTags(render(list, { isReported: true }))).toMatchObject({ robots: 'noindex' });
  expect(readTags(renderMissingPage())).toEqual(expect.objectContaining({ robots: 'noindex' }));
});

describe.each([list, ...allShares])('the page of a shared $kind', (share) => {
  it('arrives as text, whatever users wrote', () => {
    const names = 'names' in share ? { names: [hostile, hostile] } : {};
    const named = {
      ...share,
      ...names,
      title: hostile,
      ...('userName' in share && { userName: hostile }),
    } as Share;
    const page = render(named);
    expect(page).not.toContain('<script');
    expect(page).not.toContain('">&lt;script');
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('names nobody when it is masked', () => {
    const page = render(maskShare(share));
    expect(page).not.toMatch(/Westman|Rosenberger|Parvati|Sandra|Borneo/i);
    expect(page).toContain('The names are hidden');
    expect(page).not.toMatch(/Rank these yourself|class="rank"/);
  });
});

it.each(['🔥'.repeat(50), 'قائمة أفضل اللاعبين', '日本', '&amp; <b>'])(
  'a list named %s arrives as text',
  (title) => {
    const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(render({ ...list, title })).toContain(`<h1 dir="auto">${escaped}</h1>`);
  },
);

it.each([
  [ballotShare, '/global-rankings/goat-strategy'],
  [categoryShare, '/global-rankings/goat-social'],
  [consensusShare, '/global-rankings/seasons'],
])('a page without a list links to the results', (share, path) => {
  expect(render(share)).toContain(`href="${path}"`);
});

it('a comparison says how far they agree and whose order it tells, and links to both rankings', () => {
  const page = render(comparison, { sources: [...sources, 'consensus/seasons'] });
  expect(page).toContain('Ada and Fans agree in 83 of 105 head-to-heads');
  const summary = 'As of November 22, 2026: 1. Borneo, 2. The Australian Outback (Ada)';
  expect(readTags(page)).toMatchObject({ 'og:description': summary });
  expect(page).toContain('href="/compare?a=ana~list_1&amp;b=seasons"');
  expect(page).toMatch(/<h2 dir="auto">Ada<.*?Borneo.*?<h2 dir="auto">Fans<.*?Outback.*?Borneo/s);
});
