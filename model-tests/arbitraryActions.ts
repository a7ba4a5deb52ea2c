import { emptySlots } from '@outrank/shared/ballots/ballot';
import { categories } from '@outrank/shared/catalogue/categories';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import * as fc from 'fast-check';
import { deleteAccount, editDraft, rename, submitBallot } from './accountActions.ts';
import type { Action } from './action.ts';
import { type CommentKey, deleteComment, post, vote } from './commentActions.ts';
import { edit, favorite, publish, remove, upvote } from './listActions.ts';
import { type User, users } from './world.ts';

const slugs = ['tony-vlachos', 'kim-spradlin', 'cirie-fields', 'todd-herzog', 'yul-kwon', 'sarah-lacina'];
const anyContent: fc.Arbitrary<ListContent> = fc.record({
  name: fc.constantFrom('Winners', 'Kaôh Rōng', 'Heroes'),
  description: fc.constantFrom('', 'Outwit.'),
  tags: fc.subarray(['social', 'spoiler'] as const),
  items: fc
    .shuffledSubarray(slugs, { minLength: 1 })
    .map((chosen) => chosen.map((slug) => contestantItem(slug, 's20'))),
});

// There are few lists and authors, so that actions concern the same documents.
const [anasList, bensList] = [
  { userId: 'ana', listId: 'list_1' },
  { userId: 'ben', listId: 'list_1' },
] as const;
export const allLists = [anasList, bensList, { userId: 'ana', listId: 'list_2' }] as const;

const anyUser = fc.constantFrom(...users);
const anyList = fc.constantFrom(...allLists);
const anyAuthor = fc.constantFrom('ana', 'ben');
const anyNumber = fc.nat(1);
const anyComment: fc.Arbitrary<CommentKey> = fc.record({
  list: anyList,
  author: anyAuthor,
  number: anyNumber,
});
const anyCategory = fc.constantFrom(...categories.map(({ id }) => id));
const anySlots = fc
  .tuple(fc.shuffledSubarray(slugs), fc.nat(4))
  .map(([chosen, first]) => emptySlots.map((_, index) => chosen[index - first] ?? ''));
const anyName = fc.constantFrom('Tree Mail', 'Exile');
const anyVote = fc.constantFrom<CommentVote[]>(1, -1, 0);

const reply = (parent: CommentKey, author: User, number: number) =>
  post({ ...parent, author, number }, 'So it is.', parent);

type Arbitraries<Args> = { [Index in keyof Args]: fc.Arbitrary<Args[Index]> };

function any<Args extends unknown[]>(
  weight: number,
  create: (...args: Args) => Action,
  ...args: Arbitraries<Args>
) {
  return { weight, arbitrary: fc.tuple(...args).map((values) => create(...(values as Args))) };
}

const anyAction = fc.oneof(
  any(4, publish, anyList, anyContent),
  any(4, edit, anyList, anyContent, fc.boolean()),
  any(2, remove, anyList),
  any(8, upvote, anyUser, anyList, fc.boolean()),
  any(6, favorite, anyUser, anyList, fc.boolean()),
  any(8, (key: CommentKey) => post(key, 'Tribal tonight.'), anyComment),
  any(6, reply, anyComment, anyAuthor, anyNumber),
  any(10, vote, anyUser, anyComment, anyVote),
  any(3, (key: CommentKey) => deleteComment(key.author, key), anyComment),
  any(3, deleteComment, anyUser, anyComment),
  any(6, rename, anyUser, anyName),
  any(8, submitBallot, anyUser, anyCategory, anySlots),
  any(2, editDraft, anyUser, fc.option(anyContent, { nil: undefined })),
  any(1, deleteAccount, fc.constant('cal' as const)),
);

/** Simultaneous actions of different users. */
export const anySimultaneousActions = fc.uniqueArray(anyAction, {
  minLength: 1,
  maxLength: 3,
  selector: ({ by }) => by,
});

/** Creates two lists and a comment on each, so that the first actions have something to act on. */
export function createFirstMoments(): readonly (readonly Action[])[] {
  const content = { name: 'Winners', description: '', tags: [], items: [contestantItem('yul-kwon', 's13')] };
  const anasComment: CommentKey = { list: bensList, author: 'ana', number: 0 };
  const bensComment: CommentKey = { list: anasList, author: 'ben', number: 0 };
  return [
    [publish(anasList, content), publish(bensList, content)],
    [post(anasComment, 'Yul, always.'), post(bensComment, 'Yul, never.')],
    [vote('ana', bensComment, -1), vote('ben', anasComment, 1), vote('cal', bensComment, 1)],
  ];
}
