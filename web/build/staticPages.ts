import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@outrank/shared/addresses';
import { findContestant, findSeason } from '@outrank/shared/catalogue/catalogue';
import { categories } from '@outrank/shared/catalogue/categories';
import { listSubjects } from '@outrank/shared/consensus/subject';
import { toSlug } from '@outrank/shared/text/text';
import { loadEnv, type Plugin } from 'vite';
import { rootFolder } from '../../scripts/lib/folders.ts';
import { insertWords, ROOT, writePage } from './prerenderPages.ts';

/** What a search engine shows of a page. No result: who reads it may not have watched the season. */
type StaticPage = {
  readonly path: string;
  readonly heading: string;
  readonly description: string;
  /** The app knows what the page is about before it has read the published seasons. */
  readonly isBuiltIn?: boolean;
};

type SeasonRow = { number: number; name: string; year: number; contestants: { name: string }[] };

/** The page of all seasons, and that of every season and castaway in `data/`. */
export function listStaticPages(): readonly StaticPage[] {
  const file = join(rootFolder, 'data/survivor-seasons.json');
  const seasons = JSON.parse(readFileSync(file, 'utf8')) as SeasonRow[];
  const names = new Set(seasons.flatMap(({ contestants }) => contestants.map(({ name }) => name)));
  return [
    {
      path: paths.seasons,
      heading: 'All Seasons',
      description:
        'Every season of Survivor with its cast and its place in the ranking that fans make together.',
    },
    ...seasons.map(({ number, name, year }) => ({
      path: paths.season(`s${number}`),
      heading: name,
      isBuiltIn: findSeason(`s${number}`) !== undefined,
      description: `${name} (${year}): the cast as fans rank it, and the lists they make of it. What happened stays hidden until you ask.`,
    })),
    ...[...names].map((name) => ({
      path: paths.castaway(toSlug(name)),
      heading: name,
      isBuiltIn: findContestant(toSlug(name)) !== undefined,
      description: `${name} of Survivor: the places that fans give, and what they say. What happened stays hidden until you ask.`,
    })),
  ];
}

/** Other pages that open without signing in. */
const otherPaths = [
  paths.login,
  paths.globalRankings,
  ...categories.map(({ id }) => paths.category(id)),
  ...listSubjects().map(paths.consensusPage),
];

/** A document for each of these pages, which starts the app like every other, and `sitemap.xml` with all public pages. */
export function staticPages(): Plugin {
  let origin = '';
  return {
    name: 'static-pages',
    apply: 'build',
    configResolved({ env }) {
      const project = env.VITE_FIREBASE_PROJECT_ID ?? 'demo';
      const { SITE_DOMAIN } = loadEnv(project, join(rootFolder, 'functions'), 'SITE_');
      origin = `https://${SITE_DOMAIN || `${project}.web.app`}`;
    },
    writeBundle({ dir = '' }) {
      const document = readFileSync(join(dir, 'index.html'), 'utf8');
      const pages = listStaticPages();
      for (const page of pages) writePage(dir, page.path, createPage(document, page, origin));
      const addresses = [...otherPaths, ...pages.map(({ path }) => path)].map((path) => origin + path);
      writeFileSync(join(dir, 'sitemap.xml'), createSitemap(addresses));
      writeFileSync(join(dir, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
    },
  };
}

/**
 * The heading is for readers without scripts, and for the boot script, which shows it to whoever may see it; to all others the
 * app does, after it has asked the spoiler shield.
 */
export function createPage(
  document: string,
  { path, heading, description, isBuiltIn }: StaticPage,
  origin: string,
): string {
  return insertWords(document, heading, description)
    .replace('</title>', () => `</title>\n    <link rel="canonical" href="${origin}${path}" />`)
    .replace(ROOT, (root) =>
      root.replace(
        '</div>',
        () => `<h1 class="startupHeading"${isBuiltIn ? ' data-is-built-in' : ''}>${heading}</h1></div>`,
      ),
    );
}

function createSitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
