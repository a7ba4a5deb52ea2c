import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findContestant,
  findSeasonsOfContestant,
  builtInSeasons as seasons,
} from '../catalogue/catalogue.ts';
import { nicknameRows } from '../catalogue/nicknames.generated.ts';
import { markWatched } from '../documents/spoilerChoice.ts';
import { findListMovements } from '../lists/lastWeek.ts';
import { contestantItem, type ListedItem, seasonItem } from '../lists/listedItem.ts';
import { createShield, HIDDEN_NAME } from './createShield.ts';
import { MASKED_NAME } from './maskNames.ts';
import { findUnwatchedSeasons, showOwn } from './spoilerShield.ts';

const ids = seasons.map(({ id }) => id);
const newEra = ids.slice(ids.indexOf('s41'));
const createOn = (watched: readonly string[], revealed: readonly string[] = []) =>
  createShield({ mode: 'on', watched: [...watched] }, new Set(revealed));
const nobody = new Set<string>();
const getKey = (item: ListedItem) => createOn([]).showItem(item).id;

const anyWatched = fc.subarray(ids);
const anySeason = fc.constantFrom(...seasons.filter(({ contestants }) => contestants.length > 0));
const anyEntry = anySeason.chain((season) =>
  fc.constantFrom(...season.contestants).map(({ id }) => contestantItem(id, season.id)),
);
const anyPerson = anyEntry.map(({ id }) => id);
const anyItem = fc.oneof(
  anyEntry,
  anySeason.map(({ id }) => seasonItem(id)),
);

const playedIn = (id: string) => findSeasonsOfContestant(id).map((season) => season.id);

/** Everything that a page could draw of an item. */
const draw = (item: object) => JSON.stringify(item).toLowerCase();

describe('an entry of a list', () => {
  test('is shown exactly when the season that it was picked from is watched', () => {
    fc.assert(
      fc.property(anyWatched, anyItem, (watched, item) => {
        const shown = createOn(watched).showItem(item);
        const isWatched = watched.includes(item.isSeason ? item.id : (item.seasonId ?? ''));
        expect(shown.isHidden ?? false).toBe(!isWatched);
        if (isWatched) expect(shown).toBe(item);
      }),
    );
  });

  test('of a season that airs is shown to whoever has seen an episode', () => {
    const item = contestantItem('tom-westman', 's10');
    const showAfter = (episode: number) =>
      createShield({ mode: 'on', watched: [], airing: { seasonId: 's10', episode } }, nobody).showItem(item);
    expect([0, 1].map((episode) => showAfter(episode).isHidden ?? false)).toEqual([true, false]);
  });

  test('that is hidden tells nothing: neither name nor slug, picture nor season', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const hidden = createOn([]).showItem(item);
        expect(hidden.name).toBe(HIDDEN_NAME);
        expect(Object.keys(hidden).sort()).toEqual(['id', 'isHidden', 'isSeason', 'name']);
        for (const secret of [item.name, item.imageUrl])
          expect(draw(hidden)).not.toContain(secret.toLowerCase());
        expect(hidden.id).toMatch(/^hidden-[0-9a-z]+$/);
      }),
    );
  });

  test.each([
    ['a contestant', contestantItem('jane-future', 's99')],
    ['a season', seasonItem('s99')],
  ])('whose season the catalogue does not know keeps its placeholder: %s', (_, item) => {
    expect(createOn([]).showItem(item)).toBe(item);
  });

  test('with an unknown season follows the seasons of the person', () => {
    const tony = contestantItem('tony-vlachos', 's99');
    expect(createOn([]).showItem(tony)).toHaveProperty('isHidden');
    expect(createOn(['s28']).showItem(tony)).toBe(tony);
  });
});

describe('an entry of a ballot or of results', () => {
  test('is shown exactly when any season of that person is watched, as in the first of these', () => {
    fc.assert(
      fc.property(anyWatched, anyPerson, (watched, id) => {
        const shown = createOn(watched).showPerson(id);
        const season = playedIn(id).find((each) => watched.includes(each));
        if (season === undefined) expect(shown).toHaveProperty('isHidden', true);
        else expect(shown).toEqual(contestantItem(id, season));
      }),
    );
  });

  test('that nobody knows keeps its placeholder', () => {
    expect(createOn([]).showPerson('jane-future').name).toBe('Unknown castaway');
  });
});

describe('a revealed item', () => {
  test('is shown, and no other one', () => {
    fc.assert(
      fc.property(anyItem, anyItem, (item, other) => {
        const key = getKey(item);
        const hidden = createOn([]).showItem(item);
        expect(createOn([]).getKey(hidden)).toBe(key);
        const shield = createOn([], [key]);
        expect(shield.showItem(item)).toBe(item);
        expect(shield.getKey(shield.showItem(item))).toBe(key);
        expect('isHidden' in shield.showItem(other)).toBe(getKey(other) !== key);
      }),
    );
  });

  test('has a key of its own among all items, and none that tells who it is', () => {
    const entries = seasons.flatMap(({ id, contestants }) => [
      seasonItem(id),
      ...contestants.map((each) => contestantItem(each.id, id)),
    ]);
    expect(new Set(entries.map(getKey)).size).toBe(entries.length);
  });

  test('of results is shown too', () => {
    const { id } = createOn([]).showPerson('tony-vlachos');
    expect(createOn([], [id]).showPerson('tony-vlachos').name).toBe('Tony Vlachos');
  });

  test('is among everything when the whole page is revealed, which leaves the seasons unwatched', () => {
    const shield = createShield({ mode: 'on', watched: [] }, 'everything');
    expect(shield.showPerson('tony-vlachos').name).toBe('Tony Vlachos');
    expect(shield.showText('Tony Vlachos')).toBe('Tony Vlachos');
    expect(shield.hasWatched('s28')).toBe(false);
  });
});

describe('a text', () => {
  const mask = createOn(newEra).showText;

  test.each([
    ['Why Tony Vlachos won', `Why ${MASKED_NAME} won`],
    ['TONY VLACHOS, tony  vlachos; Tóny Vlachos', `${MASKED_NAME}, ${MASKED_NAME}; ${MASKED_NAME}`],
    ['Tony Vlachos’s idol, #TonyVlachos', `${MASKED_NAME}’s idol, #${MASKED_NAME}`],
    ['/x/tony-vlachos', `/x/${MASKED_NAME}`],
    ['Boston Rob robbed', `${MASKED_NAME} robbed`],
    ['Kathy Vavrick-O’Brien and BB Andersen', `${MASKED_NAME} and ${MASKED_NAME}`],
    ['Stephenie LaGrossa Kendrick', MASKED_NAME],
    ['So: Tony\u200bVlachos, To\u00adny Vlachos', `So: ${MASKED_NAME}, ${MASKED_NAME}`],
    ['Sandra Diaz\u2011Twine, Sandra Diaz – Twine', `${MASKED_NAME}, ${MASKED_NAME}`],
    ['Ｔｏｎｙ Ｖｌａｃｈｏｓ, 𝐓𝐨𝐧𝐲 𝐕𝐥𝐚𝐜𝐡𝐨𝐬!', `${MASKED_NAME}, ${MASKED_NAME}!`],
  ])('has no full name of a hidden person: %s', (text, shown) => {
    expect(mask(text)).toBe(shown);
  });

  test.each([
    'Tony wins',
    'Antony Vlachos',
    'Tony Vlachoson',
    'Dee Valladares',
    'A BB and a JT',
    'Île 🏝 é',
    '',
  ])('keeps every other word: %s', (text) => {
    expect(mask(text)).toBe(text);
  });

  test.each([
    ['Tony wins', true],
    ['So: TONY!', true],
    ["Tóny's idol", true],
    ['I think Sandra, again', true],
    ['Dee wins', false],
    ['tony the tiger', false],
    ['Tonya Harding', false],
    ['Well played', false],
    [`${MASKED_NAME} wins`, false],
  ])('may have the first name of a hidden person: %s (%s)', (text, expected) => {
    expect(createOn(newEra).hasHiddenFirstName(text)).toBe(expected);
    expect(createShield({ mode: 'off', watched: [] }, nobody).hasHiddenFirstName(text)).toBe(false);
  });

  test('has no hidden first name when somebody watched has the same', () => {
    expect(createOn(['s28']).hasHiddenFirstName('Tony wins')).toBe(false);
  });

  test('keeps every name of a watched person and no name of a hidden one', () => {
    fc.assert(
      fc.property(anyWatched, anyPerson, (watched, id) => {
        const name = findContestant(id)?.name ?? '';
        const isWatched = playedIn(id).some((season) => watched.includes(season));
        expect(createOn(watched).showText(`(${name})`)).toBe(`(${isWatched ? name : MASKED_NAME})`);
      }),
      { numRuns: 30 },
    );
  });

  test('keeps what stands around the names, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 20 })), (parts) => {
        const words = parts.map((part) => ` ${part} `);
        fc.pre(words.every((part) => mask(part) === part));
        expect(mask(words.join('Tony Vlachos'))).toBe(words.join(MASKED_NAME));
      }),
    );
  });

  test('has no other name of a hidden person that fans use', () => {
    for (const [nickname] of nicknameRows.filter(([name]) => name.includes(' ')))
      expect(createOn([]).showText(nickname)).toBe(MASKED_NAME);
  });
});

describe('a list', () => {
  const list = {
    ...{ id: 'list_1', userId: 'ana', userName: 'Ana', tags: [], type: 'survivor-ranking' as const },
    name: 'Why Tony Vlachos won',
    description: 'Tony Vlachos over Dee Valladares',
    items: [contestantItem('tony-vlachos', 's28'), contestantItem('dee-valladares', 's45')],
    ...{ isPublic: true, isHidden: false, createdAt: '', updatedAt: '', changedAt: '' },
    ...{ upvoteCount: 3, commentCount: 2 },
  };

  test('has its name, description and items masked, and keeps ranks and counts', () => {
    const shown = createOn(newEra).showList(list);
    expect(shown).toMatchObject({
      name: `Why ${MASKED_NAME} won`,
      description: `${MASKED_NAME} over Dee Valladares`,
      items: [{ name: HIDDEN_NAME }, { name: 'Dee Valladares' }],
      upvoteCount: 3,
    });
    expect(draw(shown)).not.toMatch(/vlachos|cagayan|28/);
  });

  test('has its notes masked, and none on a hidden item', () => {
    const items = list.items.map((item) => ({ ...item, note: 'Better than Tony Vlachos' }));
    const [tony, dee] = createOn(newEra).showList({ ...list, items }).items;
    expect(tony?.note).toBeUndefined();
    expect(dee?.note).toBe(`Better than ${MASKED_NAME}`);
  });

  test('shows how its items moved without naming the hidden ones', () => {
    const itemIds = ['rob-mariano', 'dee-valladares', 'tony-vlachos'];
    const shown = createOn(newEra).showList({ ...list, lastWeek: { week: '2026-W47', itemIds } });
    expect(draw(shown)).not.toMatch(/vlachos|mariano/);
    const moved = findListMovements(shown, new Date('2026-11-20T12:00:00Z'));
    expect(shown.items.map(({ id }) => moved?.movements.get(id))).toEqual([{ kind: 'up', by: 2 }, undefined]);
  });

  test('is the same value for the same list, so that nothing is drawn again', () => {
    const shield = createOn(newEra);
    expect(shield.showList(list)).toBe(shield.showList(list));
    expect(shield.showItems(list.items)).toBe(shield.showItems(list.items));
  });

  test('tells its unwatched seasons as they aired, which does not tell their order', () => {
    expect(findUnwatchedSeasons(createOn(newEra), list.items)).toEqual(['s28']);
    expect(findUnwatchedSeasons(createOn([]), [seasonItem('s1'), seasonItem('s99')])).toEqual(['s1']);
    const ranked = ['s28', 's3', 's16'].map(seasonItem);
    expect(findUnwatchedSeasons(createOn(['s16']), ranked)).toEqual(['s3', 's28']);
  });

  test('of the user passes as it is, and any while the shield is off', () => {
    expect(showOwn(list)).toBe(list);
    expect(showOwn(list.items)).toBe(list.items);
    const shield = createShield({ mode: 'off', watched: [] }, nobody);
    expect(shield.showList(list)).toBe(list);
    expect(shield.showItems(list.items)).toBe(list.items);
    expect(shield.showPerson('tony-vlachos')).toEqual(contestantItem('tony-vlachos'));
    expect(shield.showText(list.name)).toBe(list.name);
    expect(findUnwatchedSeasons(shield, list.items)).toEqual([]);
  });
});

test('marking a season as watched opens it', () => {
  const choice = markWatched({ mode: 'on', watched: ['s1'] }, 's28');
  expect(choice).toEqual({ mode: 'on', watched: ['s1', 's28'] });
  expect(markWatched(choice, 's28')).toEqual(choice);
});

test('types keep raw values from being drawn, and hidden ones from being saved', () => {
  const raw = contestantItem('tony-vlachos', 's28');
  const shield = createOn([]);
  // @ts-expect-error a raw item has not passed the gate
  const drawn: ReturnType<typeof shield.showItem> = raw;
  // @ts-expect-error a shown item may be hidden, and its id names nothing
  const saved: typeof raw = shield.showItem(raw);
  // @ts-expect-error a raw text has not passed the gate
  const title: ReturnType<typeof shield.showText> = 'Tony Vlachos wins';
  const own: typeof raw & typeof drawn = showOwn(raw);
  expect([drawn, saved, title, own]).toHaveLength(4);
});
