import { request as requestHttp } from 'node:http';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { urlOf } from '../../emulators/emulatorSettings.ts';
import { PICTURES } from '../bench.ts';
import type { Certificate } from './certificate.ts';
import type { SiteFile } from './siteFiles.ts';
import type { SlowLine } from './slowLine.ts';

/** The host of the measured site. */
export const HOST = 'outrank.test';

/** What stands for each host that the deployed page requests. */
const services: Readonly<Record<string, string>> = {
  'firestore.googleapis.com': urlOf('firestore'),
  'identitytoolkit.googleapis.com': `${urlOf('auth')}/identitytoolkit.googleapis.com`,
  'securetoken.googleapis.com': `${urlOf('auth')}/securetoken.googleapis.com`,
  'firebasestorage.googleapis.com': `http://${PICTURES.host}:${PICTURES.port}`,
};

/** Makes Chromium find the servers under the names of the real ones. */
export const createResolverRules = (port: number): string =>
  [HOST, ...Object.keys(services)].map((host) => `MAP ${host} 127.0.0.1:${port}`).join(', ');

type Options = {
  readonly find: (path: string) => SiteFile | undefined;
  readonly certificate: Certificate;
  /** The line of the next connections. */
  readonly getLine: () => SlowLine;
};

export type Servers = {
  readonly port: number;
  /** CORS preflights since the start. */
  countPreflights(): number;
  /** Ends all open connections. */
  disconnect(): void;
  close(): void;
};

/** Serves the site and the emulators by HTTP/2 over TLS behind a slow line, as Hosting and Google do. */
export async function startServers({ find, certificate, getLine }: Options): Promise<Servers> {
  const sockets = new Set<Socket>();
  let preflights = 0;
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert });
  server.on('sessionError', () => undefined);
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    const { ':path': path = '', ':authority': host = '', ':method': method = '' } = headers;
    if (stream.destroyed) return; // The browser closed the page meanwhile.
    if (method === 'OPTIONS') preflights += 1;
    if (host === HOST) return answerFile(stream, find(new URL(path, `https://${HOST}`).pathname));
    forward(stream, method, `${services[host]}${path}`, headers);
  });
  const entrance = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    server.emit('connection', getLine().connect(socket));
  });
  await new Promise<void>((resolve) => entrance.listen(0, '127.0.0.1', resolve));
  const address = entrance.address();
  if (address === null || typeof address === 'string') throw new Error('The servers have no port.');
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    disconnect();
    entrance.close();
  };
  return { port: address.port, countPreflights: () => preflights, disconnect, close };
}

function answerFile(stream: ServerHttp2Stream, file: SiteFile | undefined): void {
  stream.respond(file ? { ':status': 200, ...file.headers } : { ':status': 404 });
  stream.end(file?.body);
}

/** Passes a request on to an emulator. Answers in JSON are compressed, and preflights are valid for an hour, as Google's are. */
function forward(
  stream: ServerHttp2Stream,
  method: string,
  url: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): void {
  const sent = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && name !== 'accept-encoding',
  );
  const request = requestHttp(url, { method, headers: Object.fromEntries(sent) }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part) => parts.push(part));
    answer.on('end', () => {
      const {
        connection,
        'transfer-encoding': _,
        'keep-alive': __,
        'content-length': ___,
        ...kept
      } = answer.headers;
      const isJson = kept['content-type']?.includes('json');
      const body = isJson ? gzipSync(Buffer.concat(parts)) : Buffer.concat(parts);
      if (stream.destroyed) return;
      stream.respond({
        ...kept,
        ':status': answer.statusCode,
        ...(isJson && { 'content-encoding': 'gzip' }),
        ...(method === 'OPTIONS' && { 'access-control-max-age': '3600' }),
      });
      stream.end(body);
    });
  });
  request.on('error', () => stream.destroy());
  stream.pipe(request);
}
