import { createServer } from 'node:net';
import { HelpfulError } from '../../lib/helpfulError.ts';
import type { EmulatorAddress } from '../emulatorSettings.ts';

/** The built web app knows the port of every emulator, so a port in use is an error. */
export async function checkPortsAreFree(addresses: readonly EmulatorAddress[]): Promise<void> {
  const taken: EmulatorAddress[] = [];
  for (const address of addresses) {
    if (!(await isPortFree(address))) taken.push(address);
  }
  if (taken.length > 0) throw new HelpfulError(describeTakenPorts(taken));
}

export function describeTakenPorts(taken: readonly EmulatorAddress[]): string {
  const lines = taken.map(({ name, port }) => `  port ${port} (${name} emulator)`);
  return (
    `${taken.length === 1 ? 'A port that Outrank needs is' : 'Ports that Outrank needs are'} in use:\n${lines.join('\n')}\n` +
    'Another `npm start`, `npm run dev` or `npm test` is probably still running: end it with Ctrl-C and try again.\n' +
    `Otherwise \`lsof -i :${taken[0]?.port}\` (or \`ss -ltnp\`) shows which program it is. firebase.json sets the ports.`
  );
}

export function isPortFree({ host, port }: Pick<EmulatorAddress, 'host' | 'port'>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
