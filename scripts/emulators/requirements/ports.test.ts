import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkPortsAreFree, describeTakenPorts } from './ports.ts';

test('names a taken port with its emulator and accepts a free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const address = { name: 'firestore', host: '127.0.0.1', port } as const;
  await expect(checkPortsAreFree([address])).rejects.toThrow(`port ${port} (firestore emulator)`);
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPortsAreFree([address])).resolves.toBeUndefined();
});

test('names all taken ports at once, and how to find the program', () => {
  const message = describeTakenPorts([
    { name: 'auth', host: '127.0.0.1', port: 9099 },
    { name: 'hosting', host: '127.0.0.1', port: 5050 },
  ]);
  expect(message).toContain('port 9099 (auth emulator)\n  port 5050 (hosting emulator)');
  expect(message).toContain('lsof -i :9099');
});
