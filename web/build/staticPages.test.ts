import { getContestants, getSeasons } from '@outrank/shared/catalogue/catalogue';
import { expect, test } from 'vitest';
import { createPage, listStaticPages } from './staticPages.ts';

const pages = listStaticPages();

test('every season and castaway of the catalogue has one page', () => {
  const addresses = pages.map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/seasons',
      '/seasons/s50',
      ...getSeasons().map(({ id }) => `/seasons/${id}`),
      ...getContestants().map(({ id }) => `/castaways/${id}`),
    ]),
  );
});

test('what a search shows of a castaway is the same for everybody, so it gives no result away', () => {
  const castaways = pages.filter(({ path }) => path.startsWith('/castaways/'));
  const descriptions = castaways.map(({ heading, description }) => description.replace(heading, 'Name'));
  expect(new Set(descriptions).size).toBe(1);
});

test('a page has its own title, description, address and heading, and starts the app', () => {
  const document = `<meta name="description" content="All" /><meta property="og:title" content="Outrank" />
    <meta property="og:description" content="All" /><title>Outrank</title>
    <div id="root"><p class="startupTitle">Outrank</p></div><script src="/index.js"></script>`;
  const page = {
    path: '/seasons/s1',
    heading: 'Survivor: Borneo',
    description: 'The first.',
    isBuiltIn: true,
  };
  expect(
    createPage(document, page, 'https://outrank.example'),
  ).toBe(`<meta name="description" content="The first." /><meta property="og:title" content="Survivor: Borneo · Outrank" />
    <meta property="og:description" content="The first." /><title>Survivor: Borneo · Outrank</title>
    <link rel="canonical" href="https://outrank.example/seasons/s1" />
    <div id="root"><p class="startupTitle">Outrank</p><h1 class="startupHeading" data-is-built-in>Survivor: Borneo</h1></div><script src="/index.js"></script>`);
});
