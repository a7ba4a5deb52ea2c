import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { keepReport } from './report.ts';
import { areRulesLoaded, emulatorAddress, rulesProject } from './settings.ts';

const [host = '', port = ''] = emulatorAddress.split(':');
const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');

/** A report of many megabytes takes its time on a busy machine. */
const REPORT_MS = 120_000;

// The context hands out the older client's type; the functions of the newer one take it.
function firestoreOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

type Options = {
  /** The emulator's report holds every value of every expression: with long lists or thousands of requests it is too long. */
  readonly isReported?: boolean;
};

/** An empty database behind firestore.rules for each test, and the people who knock at it. */
export function openWorld({ isReported = true }: Options = {}) {
  let environment: RulesTestEnvironment;
  const pastTheRules = Promise.withResolvers<Firestore>();
  const closing = Promise.withResolvers<void>();
  const clients = new Map<string, Firestore>();

  beforeAll(async () => {
    setLogLevel('silent');
    const firestore = { host, port: Number(port), ...(!areRulesLoaded && { rules }) };
    environment = await initializeTestEnvironment({ projectId: rulesProject, firestore });
    // Kept open to the end, because a client for each test costs more than the test.
    void environment.withSecurityRulesDisabled((context) => {
      pastTheRules.resolve(firestoreOf(context));
      return closing.promise;
    });
  });
  beforeEach(() => environment.clearFirestore());
  afterAll(async () => {
    closing.resolve();
    if (isReported && !areRulesLoaded) await keepReport(rules);
    await environment.cleanup();
  }, REPORT_MS);

  function client(person: string, context: () => RulesTestContext): Firestore {
    const known = clients.get(person) ?? firestoreOf(context());
    clients.set(person, known);
    return known;
  }

  return {
    signedInAs: (uid: string) => client(uid, () => environment.authenticatedContext(uid)),
    signedOut: () => client('nobody', () => environment.unauthenticatedContext()),
    /** A fan whose account carries the claim `curator` with this value. */
    withCuratorClaim: (curator: unknown) =>
      client(`claim ${JSON.stringify(curator)}`, () => environment.authenticatedContext('cleo', { curator })),
    /** For tests that begin anew within one. */
    clear: () => environment.clearFirestore(),
    /** Documents that are there already, written past the rules. */
    given: async (write: (db: Firestore) => Promise<unknown>) => {
      await write(await pastTheRules.promise);
    },
  };
}
