import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categories } from '../catalogue/categories.ts';
import { type DocumentKind, getCollectionId, parsePath, toPath } from './documentKind.ts';
import { type ListText, listTexts } from './list.ts';
import { reportReasons } from './moderation.ts';
import { allKinds, documentKinds } from './registry.ts';
import { choosableTags, listTags } from './tags.ts';
import { readRules } from './testing/readRules.ts';
import { sortingSchema, storedDraftSchema } from './user.ts';

const readText = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const rules = readText('firestore.rules');
const matches = new Map(readRules(rules).map(({ path, text }) => [path, text]));
const getRules = ({ path }: Pick<DocumentKind, 'path'>) => matches.get(`/${path}`) ?? '';
const getNames = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
const shapeOf = ({ schema }: DocumentKind) => Object.keys(schema?.shape ?? {});

describe('a path', () => {
  const pattern = 'users/{uid}/upvotes/{listKey}';

  test('is filled with ids, and without the last one it is the collection’s', () => {
    expect(toPath(pattern, 'ana', 'ben~list_1')).toBe('users/ana/upvotes/ben~list_1');
    expect(toPath(pattern, 'ana')).toBe('users/ana/upvotes');
    expect(toPath(pattern, 'ana/drafts/a', 'b')).toBe('users/ana%2Fdrafts%2Fa/upvotes/b');
    expect(toPath('users/{uid}/settings/spoilers', 'ana')).toBe('users/ana/settings/spoilers');
    expect(getCollectionId({ path: pattern })).toBe('upvotes');
  });

  test('is parsed into its ids, when it is of the pattern', () => {
    expect(parsePath(pattern, 'users/ana/upvotes/ben~list_1')).toEqual({ uid: 'ana', listKey: 'ben~list_1' });
    for (const other of ['users/ana', 'users/ana/favorites/x', 'users/ana/upvotes/x/y/z'])
      expect(parsePath(pattern, other)).toBeUndefined();
  });

  test('belongs to one kind', () => {
    const paths = allKinds.map(([, { path }]) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test.each(allKinds)('%s declares only fields that it has', (_name, kind) => {
  const { texts = {}, serverOnly = [], life } = kind;
  const declared = [...Object.keys(texts), ...serverOnly, ...(life.copiedName?.split('.').slice(0, 1) ?? [])];
  expect(shapeOf(kind)).toEqual(expect.arrayContaining(declared));
  if (kind.owner?.match(/^(user|member)Ids?$/)) expect(shapeOf(kind)).toContain(kind.owner);
  if (kind.owner === 'uid') expect(kind.path).toContain('{uid}');
});

/** The ids in a path beside the owner's, which tell the owner's documents of a kind apart. */
const otherIds = ({ path, owner }: DocumentKind) =>
  path.match(/\{\w+\}/g)?.filter((id) => id !== (owner === 'googleId' ? '{id}' : '{uid}')) ?? [];

test.each(allKinds)('%s declares how many an owner has, as its path lets them', (_name, kind) => {
  const { cardinality } = kind;
  if (kind.owner === null) expect(cardinality).toBeUndefined();
  else if (cardinality === 'one') expect(otherIds(kind)).toEqual([]);
  else expect(otherIds(kind)).toHaveLength(1);
  expect(cardinality === 'onePerSeason').toBe(kind.owner !== null && otherIds(kind).includes('{seasonId}'));
  expect(cardinality === 'onePerEpisode').toBe(kind.owner !== null && otherIds(kind).includes('{key}'));
});

describe('firestore.rules', () => {
  /** How the rules of a match list the fields of a document. */
  const FIELD_LISTS = [
    /hasExactly\([\w.]+, \[([^\]]*)\]\)/g,
    /(?:return|let fields =) \[([^\]]*)\]/g,
    /fields(?:\(\))?\.concat\(\[([^\]]*)\]\)/g,
    /affectedKeys\(\)\.hasOnly\(\[([^\]]*)\]\)/g,
  ];
  const listFields = (text: string) =>
    FIELD_LISTS.flatMap((list) => [...text.matchAll(list)]).flatMap(([, names = '']) => getNames(names));

  /** The document holds one map, with another one in it. */
  const draftFields = ['draft', ...Object.keys(storedDraftSchema.shape), ...Object.keys(sortingSchema.shape)];

  const isWritten = ([, { path }]: (typeof allKinds)[number]) =>
    readRules(rules).some(
      (match) =>
        match.path === `/${path}` && match.actions.some((action) => /^(create|update)$/.test(action)),
    );
  // The entries of both belong to no schema; tests of the rules bound them.
  const schemaless: readonly string[] = ['ballots', 'classicRankings'];
  const written = allKinds.filter((entry) => isWritten(entry) && !schemaless.includes(entry[0]));

  test.each(written)('know all fields of %s, and no other', (name, kind) => {
    const { queryOnly = [], serverOnly = [] } = kind;
    const known = name === 'drafts' ? draftFields : [...shapeOf(kind), ...queryOnly];
    const expected = known.filter((field) => !serverOnly.includes(field));
    expect(new Set(listFields(getRules(kind)))).toEqual(new Set(expected));
  });

  const textFields = allKinds.flatMap(([name, kind]) =>
    Object.entries(kind.texts ?? {}).map(([field, { max }]) => ({ name, kind, field, max })),
  );

  test.each(textFields)('have the limit of $field of $name', ({ kind, field, max }) => {
    const isNotes = getRules(kind).includes(`areNotes(data.${field}`);
    const limit = isNotes
      ? /\{1,(\d+)\}\(\\n/.exec(rules.slice(rules.indexOf('function areNotes')))
      : new RegExp(`isText\\(data\\.${field}, \\d+, (\\d+)\\)`).exec(getRules(kind));
    expect(Number(limit?.[1])).toBe(max);
  });

  test.each(Object.keys(listTexts) as ListText[])('have the same limit of a draft’s %s', (field) => {
    const text = getRules(documentKinds.drafts);
    const limit = new RegExp(`isText\\(draft\\.${field}, 0, (\\d+)\\)`).exec(text);
    expect(Number(limit?.[1])).toBe(listTexts[field].max);
  });

  test.each([
    ['lists', 'list'],
    ['comments', 'comment'],
  ] as const)('compare all texts of %s with a report', (name, variable) => {
    for (const field of Object.keys(documentKinds[name].texts))
      expect(getRules(documentKinds.reports)).toMatch(new RegExp(`${variable}[.](get[(]')?${field}\\b`));
  });

  test('have all reasons, tags and categories', () => {
    const findNames = (pattern: RegExp) => getNames(pattern.exec(rules)?.[1] ?? '');
    expect(findNames(/data\.reason in \[([^\]]*)\]/)).toEqual(reportReasons);
    expect(findNames(/tagSet\.keys\(\)\.hasOnly\(\[([^\]]*)\]/)).toEqual(listTags);
    expect(findNames(/draft\.tags\.hasOnly\(\[([^\]]*)\]/)).toEqual(choosableTags);
    const text = getRules(documentKinds.ballots);
    for (const { id } of categories) expect(text.split(`'${id}'`)).toHaveLength(4);
  });
});
