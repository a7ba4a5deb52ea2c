import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { rootFolder } from '../../../scripts/lib/folders.ts';

const built = join(rootFolder, 'web/dist');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const NAME = /(-[\w-]{8})(\.2)?\.(js|css)\b/g;
const REVISION = /revision"?:"\w+/g;

/** A file of the built app. Version 2 is the same build under other file names. */
async function fileOf(version: number, path: string): Promise<Buffer | string | undefined> {
  const isOfSecond = path.includes('.2.');
  if (path.startsWith('/assets/') && /\.(js|css)$/.test(path) && isOfSecond !== version > 1) return undefined;
  const file = await readFile(join(built, path.replace('.2.', '.'))).catch(() => undefined);
  if (version === 1 || !/\.(js|css|html)$/.test(path)) return file;
  return file?.toString().replaceAll(NAME, '$1.2.$3').replaceAll(REVISION, '$&2');
}

async function answer(version: number, path: string, response: ServerResponse): Promise<void> {
  if (path.startsWith('/__/')) return void response.end('the hosting itself');
  const page = path.includes('.') ? path : '/index.html';
  const content = await fileOf(version, page);
  response.statusCode = content === undefined ? 404 : 200;
  response.setHeader('Content-Type', types[extname(page)] ?? 'text/plain');
  response.setHeader(
    'Cache-Control',
    path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
  );
  response.end(content ?? 'Not Found');
}

/** Serves the built app on its own port. A test can deploy a second version or stop its answers. */
export async function openTestSite() {
  let version = 1;
  let isSilent = false;
  const server = createServer(({ url = '/' }, response) => {
    if (!isSilent) answer(version, new URL(url, 'http://site').pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Serves the second version and no file of the first. */
    deploy: () => {
      version = 2;
    },
    /** Leaves every request unanswered. */
    stopAnswering: () => {
      isSilent = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;
