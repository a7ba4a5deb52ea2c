import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveReport } from '../../scripts/rules/reports.ts';
import type { Bound, Changes } from './bounds.ts';
import { anasList, setList } from './lists.ts';
import { commit, type Writes } from './requests.ts';
import { areRulesLoaded, emulatorAddress, rulesProject } from './settings.ts';
import { ana, ben } from './users.ts';

const [host = '', port = ''] = emulatorAddress.split(':');
const root = new URL('../../', import.meta.url).pathname;
const rules = readFileSync(`${root}firestore.rules`, 'utf8');

/** A report of many megabytes takes long on a busy machine. */
const REPORT_MS = 120_000;

// The context returns the type of the older client; the functions of the newer one accept it.
function getFirestore(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

type Request = () => Promise<unknown>;

/** Requests that the rules refuse. `first` is accepted before them, `accepted` after them instead of the usual request. */
type Attack = {
  readonly seed?: Writes;
  readonly first?: Request;
  readonly refused: Request | readonly Request[];
  readonly accepted?: Request | readonly Request[];
};

export type World = ReturnType<typeof openWorld>;

/**
 * An empty database behind firestore.rules for each test, and its clients. The emulator reports every value of every
 * expression, which is too long with long lists or thousands of requests: those files have no report.
 */
export function openWorld({ isReported = true } = {}) {
  let environment: RulesTestEnvironment;
  const unrestricted = Promise.withResolvers<Firestore>();
  const closing = Promise.withResolvers<void>();
  const clients = new Map<string, Firestore>();

  beforeAll(async () => {
    setLogLevel('silent');
    const firestore = { host, port: Number(port), ...(!areRulesLoaded && { rules }) };
    environment = await initializeTestEnvironment({ projectId: rulesProject, firestore });
    // Stays open to the end, because a client for each test costs more than the test.
    void environment.withSecurityRulesDisabled((context) => {
      unrestricted.resolve(getFirestore(context));
      return closing.promise;
    });
  });
  beforeEach(() => environment.clearFirestore());
  afterAll(async () => {
    closing.resolve();
    const file = relative(root, expect.getState().testPath ?? 'unknown');
    if (isReported && !areRulesLoaded) await saveReport(file, rulesProject, rules);
    await environment.cleanup();
  }, REPORT_MS);

  function getClient(key: string, createContext: () => RulesTestContext): Firestore {
    const client = clients.get(key) ?? getFirestore(createContext());
    clients.set(key, client);
    return client;
  }

  const signedInAs = (uid: string) => getClient(uid, () => environment.authenticatedContext(uid));

  /** A user whose account has the claim `curator` with this value. */
  const withCuratorClaim = (curator: unknown) =>
    getClient(`claim ${JSON.stringify(curator)}`, () =>
      environment.authenticatedContext('cleo', { curator }),
    );

  /** Commits writes past the rules. */
  const seed = async (...writes: Writes) => commit(await unrestricted.promise, ...writes);

  /** One test for each attack: it is refused, and the accepted request, which differs in one thing, is accepted. */
  function refuses(accepted: Request, attacks: Readonly<Record<string, Attack['refused'] | Attack>>) {
    test.each(Object.entries(attacks))('refuses %s', async (_what, attack) => {
      const each: Attack = 'refused' in attack ? attack : { refused: attack };
      await seed(...(each.seed ?? []));
      if (each.first) await assertSucceeds(each.first());
      for (const request of [each.refused].flat()) await assertFails(request());
      for (const request of [each.accepted ?? accepted].flat()) await assertSucceeds(request());
    });
  }

  /** For each of these versions of Ana's list, a request of another user is refused, and her own is accepted. */
  function refusesOthers(lists: Readonly<Record<string, Changes>>, own: Request, others: Request) {
    const attacks = Object.entries(lists).map(([what, changes]) => [
      `other users at ${what}`,
      { seed: [setList(anasList, changes)], refused: others },
    ]);
    refuses(own, Object.fromEntries(attacks));
  }

  return {
    signedInAs,
    withCuratorClaim,
    seed,
    refuses,
    refusesOthers,
    asAna: () => signedInAs(ana.uid),
    asBen: () => signedInAs(ben.uid),
    anaCommits: (...writes: Writes) => commit(signedInAs(ana.uid), ...writes),
    benCommits: (...writes: Writes) => commit(signedInAs(ben.uid), ...writes),
    asCurator: () => withCuratorClaim(true),
    signedOut: () => getClient('signed out', () => environment.unauthenticatedContext()),
    clear: () => environment.clearFirestore(),
    /** One test for each entry: a request with these changes is refused, without them it is accepted. */
    refusesChanges: (
      request: (changes: Changes) => Promise<unknown>,
      forged: Readonly<Record<string, Changes>>,
    ) =>
      refuses(
        () => request({}),
        Object.fromEntries(Object.entries(forged).map(([what, changes]) => [what, () => request(changes)])),
      ),
    /** One test for each bound: a request is refused with one of its changes, and accepted with the other. */
    testBounds: (bounds: readonly Bound[], request: (changes: Changes) => Promise<unknown>) =>
      test.each(bounds)('%s', async (_sentence, accepted, refused) => {
        await assertFails(request(refused));
        await assertSucceeds(request(accepted));
      }),
  };
}
