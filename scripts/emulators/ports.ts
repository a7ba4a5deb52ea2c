import { createServer } from 'node:net';
import { HelpfulError } from '../helpfulError.ts';
import type { EmulatorAddress } from './emulatorSettings.ts';

/** Every emulator has a fixed port, because the built web app knows them: a taken one is named, not avoided. */
export async function checkPortsAreFree(addresses: readonly EmulatorAddress[]): Promise<void> {
  const taken: EmulatorAddress[] = [];
  for (const address of addresses) {
    if (!(await isPortFree(address))) taken.push(address);
  }
  if (taken.length > 0) throw new HelpfulError(takenPortsMessage(taken));
}

export function takenPortsMessage(taken: readonly EmulatorAddress[]): string {
  const lines = taken.map(({ name, port }) => `  port ${port} (${name} emulator)`);
  const first = taken[0]?.port ?? '';
  return (
    `${taken.length === 1 ? 'A port that Outrank needs is' : 'Ports that Outrank needs are'} in use:\n${lines.join('\n')}\n` +
    'Probably another `npm start`, `npm run dev` or `npm test` is still running: end it with Ctrl-C and try again.\n' +
    `Otherwise \`lsof -i :${first}\` (or \`ss -ltnp\`) shows which program it is; the ports stand in firebase.json.`
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
