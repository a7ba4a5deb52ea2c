import { gzipSync } from 'node:zlib';
import { EMULATORS_PART_KB } from '../build/bundleReport.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import type { Part } from './bench.ts';
import type { Figure } from './report.ts';

const ROUTE_BUDGET = 40;
const pageBudgets = [
  { what: 'Home', chunk: 'HomePage', budget: 190 + EMULATORS_PART_KB },
  { what: '/login', chunk: 'LoginPage', budget: 150 },
];

const MODULE_TAG = /<script type="module"[^>]* src="([^"]+)"/g;
const ROUTE_CHUNK = /"(assets\/(\w+Page)-[\w-]+\.js)"/g;
const STATIC_IMPORT = /\b(?:from|import)\s*"(\.\/[^"]+\.js)"/g;

export const javascriptPart: Part = {
  how: `**JavaScript**: the gzip sizes of the scripts that the site serves. Before a page is usable: the entry, the chunk of the route and what both import statically. Of the budget of Home ${EMULATORS_PART_KB} KB are for the code that connects to the emulators, which no other build has. A lazy chunk is the one file; the remark adds what it imports beside the entry.`,
  measure: async ({ site }) => {
    const scripts = await readScripts(site);
    const shell = scripts.collectImports([scripts.entry]);
    const pages = pageBudgets.map(({ what, chunk, budget }): Figure => {
      const files = scripts.collectImports([scripts.entry, scripts.routes.get(chunk) ?? '']);
      const measured = scripts.sumKilobytes(files);
      return { what: `JavaScript before ${what} is usable`, unit: 'KB', measured, budget };
    });
    const routes = [...scripts.routes].map(([name, file]): Figure => {
      const added = [...scripts.collectImports([file])].filter((each) => !shell.has(each));
      const remark = `with its imports ${scripts.sumKilobytes(added).toFixed(1)} KB`;
      const measured = scripts.sumKilobytes([file]);
      return { what: `Lazy chunk ${name}`, unit: 'KB', measured, budget: ROUTE_BUDGET, remark };
    });
    return [...pages, ...routes];
  },
};

/** Reads the scripts of a built app from its server: the entry, the lazy routes and all that they import statically. */
async function readScripts(site: string) {
  const html = await (await fetch(site)).text();
  const [, entry] = [...html.matchAll(MODULE_TAG)].at(-1) ?? [];
  if (entry === undefined) throw new HelpfulError(`${site} serves no app: its page names no module.`);
  const texts = new Map<string, string>();
  const load = async (file: string): Promise<string> => {
    if (texts.has(file)) return '';
    const text = await readScript(site, file);
    texts.set(file, text);
    for (const name of listImports(file, text)) await load(name);
    return text;
  };
  const routes = new Map<string, string>();
  for (const [, file, name = ''] of (await load(entry)).matchAll(ROUTE_CHUNK)) routes.set(name, `/${file}`);
  for (const file of routes.values()) await load(file);
  return {
    entry,
    routes,
    collectImports: (files: readonly string[]): Set<string> => {
      const found = new Set(files);
      for (const file of found) for (const name of listImports(file, texts.get(file) ?? '')) found.add(name);
      return found;
    },
    sumKilobytes: (files: Iterable<string>): number =>
      [...files].reduce((sum, file) => sum + gzipSync(texts.get(file) ?? '').length, 0) / 1000,
  };
}

async function readScript(site: string, file: string): Promise<string> {
  const answer = await fetch(new URL(file, site));
  if (answer.ok && answer.headers.get('content-type')?.includes('javascript')) return answer.text();
  throw new HelpfulError(`${file} is not served. Was the app built again meanwhile? Run the bench again.`);
}

function listImports(file: string, text: string): string[] {
  return [...text.matchAll(STATIC_IMPORT)].map(
    ([, name = '']) => new URL(name, `http://site${file}`).pathname,
  );
}
