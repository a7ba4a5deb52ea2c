import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findOnPath } from '../../../scripts/lib/programs.ts';

/**
 * The few commands of WebDriver that a journey needs, for the engines as Debian packages them, which playwright-core cannot drive.
 * Firefox understands them by itself (Marionette); WebKit has a server for them.
 * @see https://www.w3.org/TR/webdriver2
 */
export type Engine = {
  send(command: keyof typeof endpoints, parameters?: Record<string, unknown>): Promise<unknown>;
  close(): Promise<void>;
};

/** The paths of the commands in a session. */
const endpoints = {
  Navigate: () => 'url',
  Refresh: () => 'refresh',
  ExecuteScript: () => 'execute/sync',
  ElementClick: (id: unknown) => `element/${id}/click`,
  ElementSendKeys: (id: unknown) => `element/${id}/value`,
};

const START_TIMEOUT_MS = 60_000;

async function poll<Result>(
  attempt: () => Promise<Result | undefined> | Result | undefined,
): Promise<Result> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await wait(100)) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new Error('The browser did not start.');
}

function start(names: readonly string[], args: readonly string[]): ChildProcess {
  const program = findOnPath(names);
  if (program === undefined) throw new Error(`${names.join(' or ')} is not installed (see CONTRIBUTING.md).`);
  return spawn(program, args, { stdio: 'ignore', detached: true });
}

/** Ends a program with those that it has started. */
async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.exitCode === null && child.pid !== undefined) {
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}

export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'outrank-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);');
  const browser = start(
    ['firefox-esr', 'firefox'],
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
  );
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await poll(() => (existsSync(portFile) && readFileSync(portFile, 'utf8')) || undefined);
  const socket = connect(Number(port), '127.0.0.1');
  const messages = readMessages(socket);
  await messages.next(); // its greeting
  let number = 0;
  const send = async (command: string, parameters: object = {}) => {
    number += 1;
    const message = JSON.stringify([0, number, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await messages.next()).value as [
      0 | 1,
      number,
      object | null,
      { value?: unknown },
    ];
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return result?.value;
  };
  await send('NewSession');
  return {
    send,
    close: async () => {
      socket.destroy();
      await end(browser);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Messages are JSON after their length in bytes and a colon. */
async function* readMessages(socket: Socket): AsyncGenerator<unknown, never> {
  let rest = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const last = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < last) break;
      yield JSON.parse(rest.subarray(colon + 1, last).toString());
      rest = rest.subarray(last);
    }
  }
  throw new Error('Firefox has ended.');
}

export async function openWebKit(): Promise<Engine> {
  const port = await findFreePort();
  const driver = start(['xvfb-run'], ['-a', 'WebKitWebDriver', `--port=${port}`]);
  const post = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await poll(() =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      (answer) => answer.ok || undefined,
      () => undefined,
    ),
  );
  const { sessionId } = (await post('', { capabilities: {} })) as { sessionId: string };
  return {
    send: (command, { id, ...parameters } = {}) =>
      post(`/${sessionId}/${endpoints[command](id)}`, parameters),
    close: async () => {
      await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' });
      await end(driver);
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
