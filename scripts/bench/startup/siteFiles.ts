import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rootFolder } from '../../lib/folders.ts';

type Pattern = { readonly source: string; readonly regex?: string };
type Hosting = {
  readonly rewrites: readonly (Pattern & { readonly destination: string })[];
  readonly headers: readonly (Pattern & {
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  })[];
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const compressed = ['.html', '.js', '.css', '.json', '.svg', '.webmanifest'];

export type SiteFile = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

/** Reads a built site into memory. The returned function finds the file that Hosting answers a path with (firebase.json). */
export function readSite(folder: string): (path: string) => SiteFile | undefined {
  const { hosting } = JSON.parse(readFileSync(join(rootFolder, 'firebase.json'), 'utf8')) as {
    hosting: Hosting;
  };
  const files = new Map<string, SiteFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (name.endsWith('.map') || !statSync(file).isFile()) continue;
    files.set(`/${name}`, readFile(file));
  }
  const find = (path: string) => files.get(path === '/' ? '/index.html' : path);
  return (path) => {
    const rewrite = hosting.rewrites.find((pattern) => matches(pattern, path));
    const file = find(path) ?? (rewrite && find(rewrite.destination));
    const rules = hosting.headers.filter((pattern) => matches(pattern, path));
    const headers = rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value]));
    return file && { body: file.body, headers: { ...file.headers, ...Object.fromEntries(headers) } };
  };
}

function readFile(file: string): SiteFile {
  const extension = extname(file);
  const content = readFileSync(file);
  const isCompressed = compressed.includes(extension);
  return {
    body: isCompressed ? brotliCompressSync(content) : content,
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    },
  };
}

/** The forms that firebase.json uses: a regular expression, `/login`, `/@(assets|facts)/**`, `!/@(__|s)/**`. */
function matches({ source, regex }: Pattern, path: string): boolean {
  if (regex !== undefined) return new RegExp(regex).test(path);
  if (source.startsWith('!')) return !matches({ source: source.slice(1) }, path);
  const pattern = source.replace('@(', '(').replaceAll('**', '.*');
  return new RegExp(`^${pattern}$`).test(path);
}
