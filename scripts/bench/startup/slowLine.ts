import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** A phone's connection: Lighthouse's "slow 4G". */
export type LineSpeed = {
  /** The time of a round trip, in milliseconds. */
  readonly roundTripMs: number;
  /** Bytes in a millisecond. */
  readonly down: number;
  readonly up: number;
};

/** What a TCP packet carries, in bytes. */
const PACKET = 1460;
/** A small part of a round trip, because the connections take turns in each. */
const TICK_MS = 2;

type Packet = { bytes: Buffer; readonly deliver: (bytes: Buffer) => void; readonly done: () => void };

/** One direction of the line: a speed that all connections share, packet by packet in turns, and then the way. */
class Direction {
  readonly #queues = new Map<object, Packet[]>();
  readonly #bytesPerMs: number;
  readonly #delayMs: number;
  #timer: ReturnType<typeof setInterval> | undefined;
  #lastAt = 0;
  #credit = 0;

  constructor(bytesPerMs: number, delayMs: number) {
    this.#bytesPerMs = bytesPerMs;
    this.#delayMs = delayMs;
  }

  /** `done` is called when the line has taken all bytes, `deliver` when a part of them arrives. */
  send(connection: object, packet: Packet): void {
    const queue = this.#queues.get(connection) ?? [];
    queue.push(packet);
    this.#queues.set(connection, queue);
    if (this.#timer !== undefined) return;
    this.#lastAt = performance.now();
    this.#timer = setInterval(() => this.#transmit(), TICK_MS);
  }

  #transmit(): void {
    const now = performance.now();
    this.#credit += (now - this.#lastAt) * this.#bytesPerMs;
    this.#lastAt = now;
    while (this.#credit > 0 && this.#queues.size > 0) {
      for (const connection of [...this.#queues.keys()]) this.#transmitPacket(connection);
    }
    if (this.#queues.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#credit = 0;
  }

  #transmitPacket(connection: object): void {
    const queue = this.#queues.get(connection) ?? [];
    const [first] = queue;
    if (first === undefined) return void this.#queues.delete(connection);
    const part = first.bytes.subarray(0, PACKET);
    first.bytes = first.bytes.subarray(PACKET);
    this.#credit -= part.length;
    setTimeout(() => first.deliver(part), this.#delayMs);
    if (first.bytes.length > 0) return;
    queue.shift();
    if (queue.length === 0) this.#queues.delete(connection);
    first.done();
  }
}

/** A slow line for all connections of a browser. DevTools' own slows down requests, but neither connections nor preflights. */
export class SlowLine {
  /** Connections since the start. */
  connections = 0;
  readonly #up: Direction;
  readonly #down: Direction;
  readonly #roundTripMs: number;

  constructor({ roundTripMs, up, down }: LineSpeed) {
    this.#roundTripMs = roundTripMs;
    this.#up = new Direction(up, roundTripMs / 2);
    this.#down = new Direction(down, roundTripMs / 2);
  }

  /** The server's end of a browser's connection. Its first bytes come a round trip later, which opening a connection takes. */
  connect(browser: Socket): Duplex {
    this.connections += 1;
    const server = new Duplex({
      highWaterMark: PACKET,
      read: () => undefined,
      write: (bytes: Buffer, _, done) => {
        this.#down.send(server, { bytes, done, deliver: (part) => void browser.write(part) });
      },
      final: (done) => {
        setTimeout(() => browser.end(), this.#roundTripMs);
        done();
      },
    });
    const opened = performance.now() + this.#roundTripMs;
    browser.setNoDelay(true);
    browser.on('data', (bytes: Buffer) => {
      const deliver = (part: Buffer) => void (server.destroyed || server.push(part));
      const send = () => this.#up.send(browser, { bytes, deliver, done: () => undefined });
      const wait = opened - performance.now();
      if (wait > 0) setTimeout(send, wait);
      else send();
    });
    browser.on('error', () => server.destroy());
    browser.on('close', () => server.destroy());
    return server;
  }
}
