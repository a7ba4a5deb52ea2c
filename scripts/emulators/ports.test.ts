import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkPortsAreFree, takenPortsMessage } from './ports.ts';

async function listening(): Promise<{ port: number; close: () => Promise<unknown> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

test('a taken port is named with its emulator and what to do; a free one passes', async () => {
  const server = await listening();
  const address = { name: 'firestore', host: '127.0.0.1', port: server.port } as const;
  await expect(checkPortsAreFree([address])).rejects.toThrow(`port ${server.port} (firestore emulator)`);
  await server.close();
  await expect(checkPortsAreFree([address])).resolves.toBeUndefined();
});

test('all taken ports are named at once', () => {
  const message = takenPortsMessage([
    { name: 'auth', host: '127.0.0.1', port: 9099 },
    { name: 'hosting', host: '127.0.0.1', port: 5050 },
  ]);
  expect(message).toContain('port 9099 (auth emulator)\n  port 5050 (hosting emulator)');
  expect(message).toContain('lsof -i :9099');
});
