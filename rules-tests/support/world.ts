import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveCoverageReport } from '../../scripts/rules/reports.ts';
import type { Bound, Changes } from './bounds.ts';
import { anasList, bensList, setList } from './lists.ts';
import { commit, type Write, type Writes } from './requests.ts';
import { areRulesLoaded, emulatorAddress, rulesProject } from './settings.ts';
import { ana, ben, bindAccounts, cleo, createSession, type Provider, setProfiles } from './users.ts';

const [host = '', port = ''] = emulatorAddress.split(':');
const root = new URL('../../', import.meta.url).pathname;
const rules = readFileSync(`${root}firestore.rules`, 'utf8');

/** A report of many megabytes takes long on a busy machine. */
const REPORT_MS = 120_000;

// The context returns the type of the older client; the functions of the newer one accept it.
function getFirestore(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** The emulator's times are whole milliseconds: a request in the one of a document's time would pass for its write. */
async function nextMillisecond() {
  const time = Date.now();
  while (Date.now() <= time) await setTimeout(1);
}

/** Two users with a list each. */
export const seedLists = (): Write[] => [...setProfiles(), setList(), setList(bensList)];

type Request = () => Promise<unknown>;

/**
 * Requests that the rules refuse. `first` is accepted before them, `accepted` after them instead of the usual request.
 * With `until`, they are refused until these writes past the rules, and accepted after them.
 */
type Attack = {
  readonly seed?: Writes;
  readonly first?: Request;
  readonly refused: Request | readonly Request[];
  readonly until?: Writes;
  readonly accepted?: Request | readonly Request[];
};

type Attacks = Readonly<Record<string, Attack['refused'] | Attack>>;

/**
 * A database behind firestore.rules for each test, with nothing but the bindings of three Google accounts, and its
 * clients. The emulator reports every value of every expression, which is too long with long lists: a file with those
 * has no report.
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
  beforeEach(reset);
  afterAll(async () => {
    closing.resolve();
    const file = relative(root, expect.getState().testPath ?? 'unknown');
    if (isReported && !areRulesLoaded) await saveCoverageReport(file, rulesProject, rules);
    await environment.cleanup();
  }, REPORT_MS);

  function getClient(key: string, createContext: () => RulesTestContext): Firestore {
    const client = clients.get(key) ?? getFirestore(createContext());
    clients.set(key, client);
    return client;
  }

  /** A session of this account; usually one of Google. */
  const signedInAs = (uid: string, provider?: Provider) =>
    getClient(`${uid} ${provider}`, () =>
      environment.authenticatedContext(uid, { firebase: createSession(uid, provider) }),
    );

  /** A user whose account has the claim `curator` with this value. */
  const withCuratorClaim = (curator: unknown) =>
    getClient(`claim ${JSON.stringify(curator)}`, () =>
      environment.authenticatedContext(cleo.uid, { curator, firebase: createSession(cleo.uid) }),
    );

  /** Commits writes past the rules. */
  const seed = async (...writes: Writes) => {
    await commit(await unrestricted.promise, ...writes);
    await nextMillisecond();
  };

  async function reset() {
    await environment.clearFirestore();
    await seed(bindAccounts());
  }

  /** Expects that all of these requests are refused. That changes nothing, so that one world does. */
  async function expectRefusals(refused: readonly (readonly [what: string, Request])[]) {
    const passed: string[] = [];
    for (const [what, request] of refused) await assertFails(request()).catch(() => passed.push(what));
    expect(passed).toEqual([]);
  }

  /**
   * Tests that these attacks are refused, and that the accepted request, which differs in one thing, is accepted: one test
   * for all that need no world of their own, and one for each of the others.
   */
  function refuses(usual: Request, attacks: Attacks) {
    const own: [what: string, Attack][] = [];
    const together: (readonly [what: string, Request])[] = [];
    for (const [what, given] of Object.entries(attacks))
      if ('refused' in given) own.push([what, given]);
      else together.push(...[given].flat().map((request) => [what, request] as const));
    const names = new Set(together.map(([what]) => what));
    if (names.size > 0)
      test(`refuses ${[...names].join('; ')}`, async () => {
        await expectRefusals(together);
        await assertSucceeds(usual());
      });
    test.each(own)('refuses %s', async (_what, attack) => {
      const { refused, until, accepted = until ? refused : usual } = attack;
      await seed(...(attack.seed ?? []));
      await attack.first?.();
      await nextMillisecond();
      for (const request of [refused].flat()) await assertFails(request());
      await seed(...(until ?? []));
      for (const request of [accepted].flat()) await assertSucceeds(request());
    });
  }

  /** `refuses` with one attack for each of these values. */
  function refusesEach<Value>(
    usual: Request,
    values: readonly Value[],
    createAttack: (value: Value) => readonly [what: string, Attacks[string]],
  ) {
    refuses(usual, Object.fromEntries(values.map(createAttack)));
  }

  /** For each of these versions of Ana's list, a request of another user is refused, and her own is accepted. */
  function refusesOthers(lists: Readonly<Record<string, Changes>>, own: Request, others: Request) {
    refusesEach(own, Object.entries(lists), ([what, changes]) => [
      `other users at ${what}`,
      { seed: [setList(anasList, changes)], refused: others },
    ]);
  }

  return {
    signedInAs,
    withCuratorClaim,
    seed,
    reset,
    refuses,
    refusesEach,
    refusesOthers,
    /** One test for each of these requests, which are accepted. */
    accepts: (requests: Readonly<Record<string, Request>>) =>
      test.each(Object.entries(requests))('accepts %s', async (_what, request) => {
        await assertSucceeds(request());
      }),
    asAna: () => signedInAs(ana.uid),
    asBen: () => signedInAs(ben.uid),
    anaCommits: (...writes: Writes) => commit(signedInAs(ana.uid), ...writes),
    benCommits: (...writes: Writes) => commit(signedInAs(ben.uid), ...writes),
    asCurator: () => withCuratorClaim(true),
    signedOut: () => getClient('signed out', () => environment.unauthenticatedContext()),
    /** A request with the changes of each entry is refused, without them it is accepted. */
    refusesChanges: (
      request: (changes: Changes) => Promise<unknown>,
      forged: Readonly<Record<string, Changes>>,
    ) =>
      refusesEach(
        () => request({}),
        Object.entries(forged),
        ([what, changes]) => [what, () => request(changes)],
      ),
    /**
     * One test of all bounds: a request is refused with one of a bound's changes, and accepted with the other. `undo` takes
     * back what an accepted request wrote.
     */
    testBounds: (
      bounds: readonly Bound[],
      request: (changes: Changes) => Promise<unknown>,
      undo: Writes = [],
    ) =>
      test('is accepted within each bound, and refused beyond', async () => {
        await expectRefusals(bounds.map(([sentence, , beyond]) => [sentence, () => request(beyond)]));
        const accepted = new Map(bounds.map((bound) => [JSON.stringify(bound[1]), bound]));
        const wrong: unknown[] = [];
        for (const [sentence, within] of accepted.values()) {
          await seed(...undo);
          await assertSucceeds(request(within)).catch((error) => wrong.push([sentence, error]));
        }
        expect(wrong).toEqual([]);
      }),
  };
}
