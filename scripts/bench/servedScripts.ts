import { gzipSync } from 'node:zlib';
import { HelpfulError } from '../lib/helpfulError.ts';

/** The JavaScript of a built app, as its server hands it out. Files are named by their path: `/assets/index-X.js`. */
export type ServedScripts = {
  readonly entry: string;
  /** The lazy chunk of each route. */
  readonly routes: readonly string[];
  /** When the build was made, as the server says. */
  readonly builtAt: string;
  /** These files and all that they import statically. */
  collectImports(files: readonly string[]): Promise<Set<string>>;
  /** The sum of their sizes in KB (1,000 bytes), each compressed by itself. */
  kilobytes(files: Iterable<string>): Promise<number>;
};

const moduleTag = /<script type="module"[^>]* src="([^"]+)"/g;
const routeChunk = /"(assets\/\w+Page-[\w-]+\.js)"/g;
const staticImport = /\b(?:from|import)\s*"(\.\/[^"]+\.js)"/g;

export async function readServedScripts(site: string): Promise<ServedScripts> {
  const page = await fetch(site);
  // What the bundler itself needs comes first, the app last.
  const entry = matches(moduleTag, await page.text()).at(-1);
  if (entry === undefined) throw new HelpfulError(`${site} serves no app: its page names no module.`);

  const texts = new Map<string, Promise<string>>();
  const textOf = (file: string): Promise<string> => {
    const text = texts.get(file) ?? readScript(site, file);
    texts.set(file, text);
    return text;
  };

  const collectImports = async (files: readonly string[], found = new Set<string>()): Promise<Set<string>> => {
    for (const file of files.filter((each) => !found.has(each))) {
      found.add(file);
      await collectImports(importsIn(file, await textOf(file)), found);
    }
    return found;
  };

  return {
    entry,
    routes: [...new Set(matches(routeChunk, await textOf(entry)))].map((file) => `/${file}`),
    builtAt: page.headers.get('last-modified') ?? 'an unknown time',
    collectImports: (files) => collectImports(files),
    kilobytes: async (files) => {
      const all = await Promise.all([...files].map(textOf));
      return all.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000;
    },
  };
}

async function readScript(site: string, file: string): Promise<string> {
  const answer = await fetch(new URL(file, site));
  if (answer.ok && answer.headers.get('content-type')?.includes('javascript')) return answer.text();
  throw new HelpfulError(
    `${file} is not served any more. Was the app built anew meanwhile? Run the bench again.`,
  );
}

function importsIn(file: string, text: string): string[] {
  return matches(staticImport, text).map((each) => new URL(each, `http://site${file}`).pathname);
}

function matches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
