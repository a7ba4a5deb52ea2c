import { expect, onTestFinished, test, vi } from 'vitest';
import { urlOf } from '../../../scripts/emulators/emulatorSettings.ts';
import { type Engine, openFirefox, openWebKit } from './webDriver.ts';

const WAIT = { timeout: 20_000, interval: 100 };
const SPACE = ' ';
const ARROW_UP = '\ue013';

/** Finds what is shown by a selector and a pattern of its name, away from bars that stay at an edge. */
const FIND = `
  const pattern = new RegExp(arguments[1]);
  const nameOf = (element) => element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
  const all = [...document.querySelectorAll(arguments[0])];
  const found = all.find((element) => element.checkVisibility() && pattern.test(nameOf(element).trim()));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;`;

const RANKED = `
  return [...document.querySelectorAll('[aria-label^="Remove "]')].map(({ ariaLabel }) => ariaLabel.slice('Remove '.length));`;

function createSteps({ send }: Engine) {
  const run = (script: string, ...args: readonly string[]) => send('ExecuteScript', { script, args });
  const locate = async (selector: string, name: string) => {
    const element = await run(FIND, selector, name);
    expect(element, `${selector} called ${name}`).toBeTruthy();
    return { id: Object.values(element as object)[0] };
  };
  return {
    open: (path: string) => send('Navigate', { url: urlOf('hosting') + path }),
    find: (...which: [string, string]) => vi.waitFor(() => locate(...which), WAIT),
    // What is still moving cannot be pressed.
    press: (...which: [string, string]) =>
      vi.waitFor(async () => send('ElementClick', await locate(...which)), WAIT),
    type: (text: string, ...which: [string, string]) =>
      vi.waitFor(async () => send('ElementSendKeys', { ...(await locate(...which)), text }), WAIT),
    expectRanking: (names: readonly string[]) => expect.poll(() => run(RANKED)).toEqual(names),
  };
}

test.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
])(
  '%s: a new user ranks three contestants, reorders them, saves, and finds the list',
  async (engineName, openEngine) => {
    const engine = await openEngine();
    onTestFinished(engine.close);
    const { open, find, press, type, expectRanking } = createSteps(engine);
    const user = `${engineName} ${Date.now().toString(36)}`;
    const list = `Three by ${user}`;

    await open('/create');
    await press('button', '^Sign in with Google$');
    await type(user, 'input', '^Name$');
    await press('button', '^Continue$');
    await find('h1', '^Create New Ranking$');
    await type(list, 'input', '^List Name');
    await press('button', 'Palau');
    for (const name of ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher']) await press('button', name);
    await expectRanking(['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher']);

    for (const key of [SPACE, ARROW_UP, SPACE]) await type(key, 'button', '^Reorder Katie Gallagher$');
    const reordered = ['Tom Westman', 'Katie Gallagher', 'Ian Rosenberger'];
    await expectRanking(reordered);

    await press('button', '^Save List$');
    await find('h1', '^Edit Ranking$');
    await open('/mylists');
    await press('a', `^${list}$`);
    await find('h1', '^Edit Ranking$');
    await expectRanking(reordered);
    await open('/');
    await press('a', `^${list}$`);
    await find('h1', `^${list}$`);
  },
);
