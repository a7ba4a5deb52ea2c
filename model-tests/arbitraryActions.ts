import { emptySlots } from '@outrank/shared/ballots/ballot';
import { categories } from '@outrank/shared/ballots/categories';
import type { CommentVote } from '@outrank/shared/comments/comment';
import type { ListContent } from '@outrank/shared/lists/list';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import * as fc from 'fast-check';
import type { Act } from './action.ts';
import { comment, removeWords, vote, type Words } from './commentActions.ts';
import { edit, favor, publish, remove, upvote } from './listActions.ts';
import { rename, saveLocalDraft, submit } from './profileActions.ts';
import { type Fan, fans } from './world.ts';

const people = ['tony-vlachos', 'kim-spradlin', 'cirie-fields', 'todd-herzog', 'yul-kwon', 'sarah-lacina'];
const someUser = fc.constantFrom(...fans);
const someItems = fc
  .shuffledSubarray(people, { minLength: 1 })
  .map((slugs) => slugs.map((slug) => contestantItem(slug, 's20')));
const someContent: fc.Arbitrary<ListContent> = fc.record({
  name: fc.constantFrom('Winners', 'Kaôh Rōng', 'Heroes'),
  description: fc.constantFrom('', 'Outwit.'),
  tags: fc.subarray(['social', 'spoiler'] as const),
  items: someItems,
});

// Few things, so that fans meet: two of them write lists and comments, all of them vote.
const [anasList, bensList] = [
  { userId: 'ana', listId: 'list_1' },
  { userId: 'ben', listId: 'list_1' },
] as const;
export const allLists = [anasList, bensList, { userId: 'ana', listId: 'list_2' }] as const;
const someList = fc.constantFrom(...allLists);
const someAuthor = fc.constantFrom('ana', 'ben');
const someWords: fc.Arbitrary<Words> = fc.record({ list: someList, author: someAuthor, turn: fc.nat(1) });
const someOwnWords = someWords.map((words): [Fan, Words] => [words.author, words]);
const someValue = fc.constantFrom<CommentVote[]>(1, -1, 0);
const someSlots = fc
  .tuple(fc.shuffledSubarray(people), fc.nat(4))
  .map(([slugs, first]) => emptySlots.map((_, place) => slugs[place - first] ?? ''));

const replying = fc
  .tuple(someWords, someAuthor, fc.nat(1))
  .map(([parent, author, turn]) => comment({ ...parent, author, turn }, 'So it is.', parent));
const acts: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 2, arbitrary: fc.tuple(someList, someContent).map((wish) => publish(...wish)) },
  { weight: 2, arbitrary: fc.tuple(someList, someContent, fc.boolean()).map((wish) => edit(...wish)) },
  { weight: 1, arbitrary: someList.map(remove) },
  { weight: 4, arbitrary: fc.tuple(someUser, someList, fc.boolean()).map((wish) => upvote(...wish)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(someUser, someList, fc.record({ isFavorite: fc.boolean(), name: fc.constant('Heroes') }))
      .map((wish) => favor(...wish)),
  },
  { weight: 4, arbitrary: someWords.map((words) => comment(words, 'Tribal tonight.', undefined)) },
  { weight: 3, arbitrary: replying },
  { weight: 5, arbitrary: fc.tuple(someUser, someWords, someValue).map((wish) => vote(...wish)) },
  {
    weight: 3,
    arbitrary: fc.oneof(someOwnWords, fc.tuple(someUser, someWords)).map((wish) => removeWords(...wish)),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(someUser, fc.constantFrom('Tree Mail', 'Exile')).map((wish) => rename(...wish)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(someUser, fc.constantFrom(...categories.map(({ id }) => id)), someSlots)
      .map((wish) => submit(...wish)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(someUser, fc.option(someContent, { nil: undefined }))
      .map((wish) => saveLocalDraft(...wish)),
  },
];

/** What several fans do at the same moment. */
export const someActsAtOnce = fc.uniqueArray(fc.oneof(...acts), {
  minLength: 1,
  maxLength: 3,
  selector: ({ by }) => by,
});

/** Two lists, and a comment on each, so that there is something to act on from the start. */
export function firstMoments(): readonly (readonly Act[])[] {
  const content = { name: 'Winners', description: '', tags: [], items: [contestantItem('yul-kwon', 's13')] };
  const [anasWords, bensWords] = [
    { list: bensList, author: 'ana', turn: 0 },
    { list: anasList, author: 'ben', turn: 0 },
  ] as const;
  return [
    [publish(anasList, content), publish(bensList, content)],
    [comment(anasWords, 'Yul, always.', undefined), comment(bensWords, 'Yul, never.', undefined)],
    [vote('ana', bensWords, -1), vote('ben', anasWords, 1), vote('cal', bensWords, 1)],
  ];
}
