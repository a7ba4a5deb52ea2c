import { type Comment, type CommentVote, commentVoteSchema } from '@outrank/shared/comments/comment';
import { findMissingParentIds, type LoadedComments } from '@outrank/shared/comments/threads';
import { commentVotesPath, type ListKey } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase/firestore';
import { inSync } from '#data/firebase/inSync.ts';
import { inQueries } from '#data/reactions/reactions.ts';
import { commentOf } from './commentOf.ts';
import { LiveCommentPages } from './liveCommentPages.ts';
import { commentsFrom, documentsNamed, watchComment, watchQuery } from './liveFirestoreQueries.ts';

/** Who reads the talk about which list. */
export type CommentsReader = { readonly uid: string; readonly list: ListKey };

export type CommentsListener = {
  /** The talk as the server holds it, now and at every change. */
  readonly onComments: (talk: LoadedComments) => void;
  /** So much was missed, as after a night asleep, that it must be watched anew. */
  readonly onGap: () => void;
  /** The server refuses it, or is not to be reached when it is first asked. */
  readonly onFailure: (error: Error) => void;
};

/**
 * Watches the talk about one list as one fan sees it: pages of comments, older comments that are answered in them, and the
 * fan's votes. What belongs together is handed over together.
 */
export class LiveComments {
  readonly #db: Firestore;
  readonly #reader: CommentsReader;
  readonly #listener: CommentsListener;
  readonly #join = inSync(() => this.#merge());
  readonly #stops: (() => void)[] = [];
  readonly #answered = new Map<string, Comment | undefined>();
  readonly #votes = new Map<string, CommentVote>();
  readonly #pages: LiveCommentPages;
  #isHandedOver = false;

  constructor(db: Firestore, reader: CommentsReader, listener: CommentsListener) {
    this.#db = db;
    this.#reader = reader;
    this.#listener = listener;
    this.#pages = new LiveCommentPages((from, hear) =>
      this.#watch((heard) =>
        watchQuery(commentsFrom(db, reader.list, from), {
          onHeard: (docs, isUpToDate) => {
            if (isUpToDate) hear(docs);
            else if (!this.#isHandedOver) listener.onFailure(new Error('The server cannot be reached.'));
            heard(isUpToDate);
          },
          onError: listener.onFailure,
        }),
      ),
    );
  }

  showOlder(): void {
    this.#pages.openOlder();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #watch(begin: (heard: (isUpToDate: boolean) => void) => () => void): void {
    this.#stops.push(begin(this.#join()));
  }

  /** Once all is in sync. What turns out to be needed besides is asked first. */
  #merge(): void {
    if (this.#pages.hasGap) {
      this.#listener.onGap();
      return;
    }
    const asked = [this.#pages.merge(), this.#askForAnswered(), this.#askForVotes()];
    if (asked.includes(true)) return;
    this.#isHandedOver = true;
    const votes = Object.fromEntries([...this.#votes].filter(([, vote]) => vote !== 0));
    this.#listener.onComments({ comments: this.#comments(), votes, hasOlder: this.#pages.hasOlder });
  }

  #comments(): readonly Comment[] {
    const { known } = this.#pages;
    const ids = new Set(known.map(({ id }) => id));
    const answered = [...this.#answered.values()].filter((one) => one !== undefined);
    return [...known, ...answered.filter(({ id }) => !ids.has(id))];
  }

  #askForAnswered(): boolean {
    const ids = findMissingParentIds(this.#pages.known).filter((id) => !this.#answered.has(id));
    for (const id of ids) {
      this.#answered.set(id, undefined);
      this.#watch((heard) =>
        watchComment(this.#db, id, {
          onHeard: (snapshot, isUpToDate) => {
            if (isUpToDate) this.#answered.set(id, commentOf(snapshot));
            heard(isUpToDate);
          },
          onError: () => heard(true),
        }),
      );
    }
    return ids.length > 0;
  }

  #askForVotes(): boolean {
    const ids = this.#comments().map(({ id }) => id);
    const unasked = ids.filter((id) => !this.#votes.has(id));
    for (const group of inQueries(unasked)) this.#watchVotes(group);
    return unasked.length > 0;
  }

  #watchVotes(ids: readonly string[]): void {
    const reset = () => {
      for (const id of ids) this.#votes.set(id, 0);
    };
    reset();
    this.#watch((heard) =>
      watchQuery(documentsNamed(this.#db, commentVotesPath(this.#reader.uid), ids), {
        onHeard: (docs, isUpToDate) => {
          if (isUpToDate) {
            reset();
            for (const mark of docs) this.#votes.set(mark.id, commentVoteSchema.parse(mark.data()).value);
          }
          heard(isUpToDate);
        },
        onError: () => heard(true),
      }),
    );
  }
}
