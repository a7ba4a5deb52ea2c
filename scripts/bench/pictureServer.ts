import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { isPortFree } from '../emulators/requirements/ports.ts';
import { rootFolder } from '../lib/folders.ts';

/** A build for the emulators requests pictures here (web/src/data/pictures/pictures.ts). */
const ADDRESS = { host: '127.0.0.1', port: 9199 };

/**
 * Answers every request for a picture with the same small picture, because a page without pictures retries and logs errors, which
 * the deployed one does not. Uses a running Storage emulator as it is. Returns the function that stops the server.
 */
export async function startPictureServer(): Promise<() => void> {
  if (!(await isPortFree(ADDRESS))) return () => undefined;
  const picture = readFileSync(join(rootFolder, 'web/public/icons/torch-192.png'));
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000' });
    answer.end(picture);
  });
  server.listen(ADDRESS);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
