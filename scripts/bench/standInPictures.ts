import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { isPortFree } from '../emulators/ports.ts';
import { rootFolder } from '../lib/folders.ts';

/** Where a build for the emulators asks for pictures (web/src/data/pictures/pictures.ts). */
const ADDRESS = { host: '127.0.0.1', port: 9199 };

/**
 * Answers each wish for a picture with the same small picture. Without an answer a page would try and complain, as the real one,
 * whose store holds pictures, does not. A store that runs there already is left alone. Returns the way to stop.
 */
export async function serveStandInPictures(): Promise<() => void> {
  if (!(await isPortFree(ADDRESS))) return () => undefined;
  const picture = readFileSync(join(rootFolder, 'web/public/icons/torch-192.png'));
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000' });
    answer.end(picture);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(ADDRESS, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
