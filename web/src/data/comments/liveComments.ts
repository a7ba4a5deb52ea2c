import { findMissingParentIds, type LoadedComments } from '@outrank/shared/comments/threads';
import type { Comment } from '@outrank/shared/documents/comment';
import type { ListKey } from '@outrank/shared/documents/list';
import { commentVotesPath, type OwnVote } from '@outrank/shared/documents/reactions';
import type { Firestore } from 'firebase/firestore';
import { chunkIds } from '#data/reactions/readReactions.ts';
import { LiveCommentPages } from './liveCommentPages.ts';
import { commentsFrom, documentsNamed, watchComment, watchQuery } from './liveFirestoreQueries.ts';
import { type CommentPages, parseComments, parseCommentVotes } from './readComments.ts';

/** Which user reads the comments of which list. */
export type CommentsReader = { readonly uid: string; readonly list: ListKey };

export type CommentsListener = {
  /** Runs with the comments as the server has them, now and at every change. */
  readonly onComments: (comments: LoadedComments) => void;
  /** Runs when so many changes were missed, for example while asleep, that a new subscription is needed. */
  readonly onGap: () => void;
  /** Runs when the server refuses the comments, or is unreachable before the first ones are loaded. */
  readonly onFailure: (error: Error) => void;
};

type ReportProgress = (isUpToDate: boolean) => void;

/**
 * Subscribes to the comments of one list: pages of comments, older comments that they reply to, and the user's votes.
 * `onComments` receives changes that belong together at once.
 */
export class LiveComments {
  readonly #db: Firestore;
  readonly #reader: CommentsReader;
  readonly #listener: CommentsListener;
  readonly #joinSyncGroup = createSyncGroup(() => this.#merge());
  readonly #unsubscribes: (() => void)[] = [];
  readonly #parents = new Map<string, Comment | undefined>();
  readonly #votes = new Map<string, OwnVote | undefined>();
  readonly #pages: LiveCommentPages;
  readonly #wantedCount: number;
  #hasLoaded = false;
  #isStopped = false;

  /** Before `onComments` runs first, it opens the pages that hold `wantedCount` comments. */
  constructor(db: Firestore, reader: CommentsReader, listener: CommentsListener, wantedCount = 0) {
    this.#db = db;
    this.#reader = reader;
    this.#listener = listener;
    this.#wantedCount = wantedCount;
    this.#pages = new LiveCommentPages((start, onDocs) =>
      this.#subscribe((report) =>
        watchQuery(commentsFrom(db, reader.list, start), {
          onNext: (docs, isUpToDate) => {
            if (isUpToDate) onDocs(docs);
            else if (!this.#hasLoaded) listener.onFailure(new Error('The server cannot be reached.'));
            report(isUpToDate);
          },
          onError: listener.onFailure,
        }),
      ),
    );
  }

  /** The comments without the older ones that they reply to. */
  get pages(): CommentPages {
    const { comments, hasOlder } = this.#pages;
    return { comments, hasOlder };
  }

  showOlder(): void {
    if (!this.#isStopped) this.#pages.openOlder();
  }

  stop(): void {
    this.#isStopped = true;
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
  }

  #subscribe(start: (report: ReportProgress) => () => void): void {
    this.#unsubscribes.push(start(this.#joinSyncGroup()));
  }

  /** Runs when all subscriptions are in sync. It may open more subscriptions, and then runs again. */
  #merge(): void {
    if (this.#isStopped) return;
    if (this.#pages.hasGap) {
      this.#listener.onGap();
      return;
    }
    const opened = [
      this.#pages.merge(),
      this.#openWantedPage(),
      this.#watchMissingParents(),
      this.#watchMissingVotes(),
    ];
    if (opened.includes(true)) return;
    this.#hasLoaded = true;
    const votes = Object.fromEntries([...this.#votes].flatMap(([id, vote]) => (vote ? [[id, vote]] : [])));
    this.#listener.onComments({ comments: this.#getComments(), votes, hasOlder: this.#pages.hasOlder });
  }

  #openWantedPage(): boolean {
    if (this.#hasLoaded || this.#pages.comments.length >= this.#wantedCount) return false;
    return this.#pages.openOlder();
  }

  #getComments(): readonly Comment[] {
    const { comments } = this.#pages;
    const ids = new Set(comments.map(({ id }) => id));
    const parents = [...this.#parents.values()].filter((parent) => parent !== undefined);
    return [...comments, ...parents.filter(({ id }) => !ids.has(id))];
  }

  #watchMissingParents(): boolean {
    const ids = findMissingParentIds(this.#pages.comments).filter((id) => !this.#parents.has(id));
    for (const id of ids) this.#watchParent(id);
    return ids.length > 0;
  }

  #watchParent(id: string): void {
    this.#parents.set(id, undefined);
    this.#subscribe((report) =>
      watchComment(this.#db, id, {
        onNext: (snapshot, isUpToDate) => {
          const [parent] = snapshot.exists() ? parseComments([snapshot]) : [];
          if (isUpToDate) this.#parents.set(id, parent);
          report(isUpToDate);
        },
        onError: () => report(true),
      }),
    );
  }

  #watchMissingVotes(): boolean {
    const ids = this.#getComments().map(({ id }) => id);
    const unwatched = ids.filter((id) => !this.#votes.has(id));
    for (const chunk of chunkIds(unwatched)) this.#watchVotes(chunk);
    return unwatched.length > 0;
  }

  #watchVotes(ids: readonly string[]): void {
    const clear = () => {
      for (const id of ids) this.#votes.set(id, undefined);
    };
    clear();
    this.#subscribe((report) =>
      watchQuery(documentsNamed(this.#db, commentVotesPath(this.#reader.uid), ids), {
        onNext: (docs, isUpToDate) => {
          if (isUpToDate) {
            clear();
            for (const [id, vote] of parseCommentVotes(docs)) this.#votes.set(id, vote);
          }
          report(isUpToDate);
        },
        onError: () => report(true),
      }),
    );
  }
}

/**
 * Combines subscriptions that receive the same change of the server one after the other. Each subscription joins and then
 * reports, at every snapshot, whether it is up to date. `onInSync` runs once when all of them are.
 */
function createSyncGroup(onInSync: () => void): () => (isUpToDate: boolean) => void {
  const outdated = new Set<object>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    const member = {};
    outdated.add(member);
    return (isUpToDate) => {
      if (isUpToDate) outdated.delete(member);
      else outdated.add(member);
      clearTimeout(timer);
      // The client has already queued a task for each subscription, so this timer fires after the last of them.
      timer = setTimeout(() => {
        if (outdated.size === 0) onInSync();
      });
    };
  };
}
