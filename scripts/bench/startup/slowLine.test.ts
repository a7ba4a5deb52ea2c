import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SlowLine } from './slowLine.ts';

const ROUND_TRIP_MS = 80;
const BYTES_PER_MS = 100;

/** A server behind a slow line that answers whatever it gets with this many bytes. */
async function openServer(answerLength: number): Promise<() => Promise<Socket>> {
  const line = new SlowLine({ roundTripMs: ROUND_TRIP_MS, up: BYTES_PER_MS, down: BYTES_PER_MS });
  const server = createServer((socket) => {
    const connection = line.connect(socket);
    connection.on('data', () => connection.write(Buffer.alloc(answerLength)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return async () => {
    const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
}

/** Sends a byte and returns the milliseconds until this many have come back. */
async function measureAnswer(socket: Socket, length: number): Promise<number> {
  const start = performance.now();
  socket.write('?');
  let received = 0;
  for await (const [part] of onData(socket)) {
    received += part.length;
    if (received >= length) break;
  }
  return performance.now() - start;
}

async function* onData(socket: Socket): AsyncGenerator<[Buffer]> {
  for (;;) yield (await once(socket, 'data')) as [Buffer];
}

test('a new connection costs a round trip more than an open one', async () => {
  const open = await openServer(1);
  const socket = await open();
  const first = await measureAnswer(socket, 1);
  const second = await measureAnswer(socket, 1);
  expect(first).toBeGreaterThan(2 * ROUND_TRIP_MS - 5);
  expect(second).toBeGreaterThan(ROUND_TRIP_MS - 5);
  expect(second).toBeLessThan(1.8 * ROUND_TRIP_MS);
});

test('two connections share the speed', async () => {
  const length = 20_000;
  const open = await openServer(length);
  const sockets = [await open(), await open()];
  const times = await Promise.all(sockets.map((socket) => measureAnswer(socket, length)));
  const transfer = (2 * length) / BYTES_PER_MS;
  expect(Math.max(...times)).toBeGreaterThan(transfer + 2 * ROUND_TRIP_MS - 20);
  expect(Math.min(...times)).toBeGreaterThan(transfer);
});
