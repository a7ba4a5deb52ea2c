import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../../lib/browser.ts';
import { createCertificate } from './certificate.ts';
import { type Observed, observeVisits, readObserved, waitForContent } from './observeVisit.ts';
import { createResolverRules, HOST, type Servers, startServers } from './servers.ts';
import { readSite } from './siteFiles.ts';
import { type LineSpeed, SlowLine } from './slowLine.ts';

/** Lighthouse's slow 4G: 1.6 and 0.75 Mbit/s. */
const slow: LineSpeed = { roundTripMs: 150, down: 200, up: 94 };
const fast: LineSpeed = { roundTripMs: 2, down: 100_000, up: 100_000 };

export const SLOWDOWN = 4;

/** How long a page may still request and shift after its content. */
const REST_MS = 2500;

/** Lighthouse's phone. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export type Visit = {
  readonly name: string;
  readonly path: string;
  /** A selector of what the page is there for. */
  readonly content: string;
  /** An input that the page answers. */
  readonly press: (page: Page) => Promise<void>;
  /** The user has seen the page before, so the browser has its files and data. */
  readonly isSeen?: boolean;
};

export type Visited = Observed & { readonly connections: number; readonly preflights: number };

/** A slow phone in which the user of another profile is signed in. */
export class SlowPhone {
  readonly #browser: Browser;
  readonly #servers: Servers;
  readonly #session: BrowserContextOptions;
  readonly #setLine: (line: SlowLine) => void;

  private constructor(
    browser: Browser,
    servers: Servers,
    session: BrowserContextOptions,
    setLine: (line: SlowLine) => void,
  ) {
    this.#browser = browser;
    this.#servers = servers;
    this.#session = session;
    this.#setLine = setLine;
  }

  /** Serves the built site in the folder. The user of the profile is signed in there too. */
  static async open(folder: string, profile: BrowserContext): Promise<SlowPhone> {
    const certificate = createCertificate(HOST);
    let line = new SlowLine(slow);
    const servers = await startServers({ certificate, find: readSite(folder), getLine: () => line });
    const browser = await launchChromium({
      args: [
        `--host-resolver-rules=${createResolverRules(servers.port)}`,
        `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
      ],
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const { origins } = await profile.storageState({ indexedDB: true });
    const storageState = {
      cookies: [],
      origins: origins.map((each) => ({ ...each, origin: `https://${HOST}` })),
    };
    return new SlowPhone(browser, servers, { storageState }, (next) => {
      line = next;
    });
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#servers.close();
  }

  /** Opens a page as a browser without cache does, or one that has seen it before. */
  async visit(visit: Visit): Promise<Visited> {
    const serviceWorkers = visit.isSeen ? 'allow' : 'block';
    const profile = await this.#browser.newContext({
      ...phone,
      ...this.#session,
      serviceWorkers,
      baseURL: `https://${HOST}`,
    });
    const page = await profile.newPage();
    await observeVisits(page, visit.content);
    if (visit.isSeen) await this.#seeBefore(page, visit);
    const devTools = await profile.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const line = new SlowLine(slow);
    this.#setLine(line);
    const before = this.#servers.countPreflights();
    await page.goto(visit.path, { waitUntil: 'commit' });
    await waitForContent(page);
    await page.waitForTimeout(REST_MS);
    const preflights = this.#servers.countPreflights() - before;
    const { connections } = line;
    await visit.press(page);
    await page.waitForTimeout(REST_MS / 2);
    const observed = await readObserved(page);
    await profile.close();
    return { ...observed, connections, preflights };
  }

  /** The first visit stores the page's files and, at its end, its data. */
  async #seeBefore(page: Page, visit: Visit): Promise<void> {
    this.#setLine(new SlowLine(fast));
    await page.goto(visit.path);
    await waitForContent(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('about:blank');
    this.#servers.disconnect();
  }
}
