import {
  type CommentWindow,
  hasGapBetween,
  hasUnwatchedComment,
  mergeWindow,
} from '@outrank/shared/comments/threads';
import type { Comment } from '@outrank/shared/documents/comment';
import { COMMENTS_PAGE } from '@outrank/shared/limits';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { PageStart } from './liveFirestoreQueries.ts';
import { parseComments } from './readComments.ts';

type Page = CommentWindow & {
  readonly first: QueryDocumentSnapshot | undefined;
  readonly last: QueryDocumentSnapshot | undefined;
};

/** A subscribed page: as it was at the last merge, and as the latest snapshot has it. */
type WatchedPage = { merged: Page; latest: Page };

const emptyPage: Page = { comments: [], isFull: false, first: undefined, last: undefined };

function toPage(docs: readonly QueryDocumentSnapshot[]): Page {
  return {
    comments: parseComments(docs),
    isFull: docs.length === COMMENTS_PAGE,
    first: docs[0],
    last: docs.at(-1),
  };
}

/** Subscribes to a page and passes each snapshot of the server to `onDocs`. */
export type SubscribeToPage = (
  start: PageStart | undefined,
  onDocs: (docs: readonly QueryDocumentSnapshot[]) => void,
) => void;

/** The subscribed pages of a list's comments. The first page moves with the newest comment, the others are fixed. */
export class LiveCommentPages {
  /** All loaded comments, newest first. */
  comments: readonly Comment[] = [];
  readonly #subscribe: SubscribeToPage;
  readonly #pages: WatchedPage[] = [];

  constructor(subscribe: SubscribeToPage) {
    this.#subscribe = subscribe;
    this.#open();
  }

  #open(start?: PageStart, merged = emptyPage): void {
    const page: WatchedPage = { merged, latest: merged };
    this.#pages.push(page);
    this.#subscribe(start, (docs) => {
      page.latest = toPage(docs);
    });
  }

  /** A page that is not full reaches the first comment of the list. */
  get hasOlder(): boolean {
    return this.#pages.every(({ latest }) => latest.isFull);
  }

  /** Opens the page below the oldest loaded comment, and returns whether there may be one. */
  openOlder(): boolean {
    const oldest = this.comments.at(-1)?.id;
    const lowest = this.#pages.find(({ merged }) => merged.last?.id === oldest);
    if (!this.hasOlder || !lowest?.merged.last) return false;
    this.#open({ after: lowest.merged.last });
    return true;
  }

  /** Whether there may be comments between the pages, so that all must be loaded again. */
  get hasGap(): boolean {
    const [top] = this.#pages;
    return top !== undefined && hasGapBetween(top.merged, top.latest);
  }

  /**
   * Merges the latest snapshots into `comments`. When newer comments push some out of the first page, a fixed page is
   * opened for those. Returns whether one was opened.
   */
  merge(): boolean {
    const top = this.#pages[0]?.merged;
    for (const page of this.#pages) {
      this.comments = mergeWindow(this.comments, page.merged, page.latest);
      page.merged = page.latest;
    }
    const pages = this.#pages.map(({ merged }) => merged);
    if (!top?.first || !hasUnwatchedComment(this.comments, pages)) return false;
    this.#open({ at: top.first }, top);
    return true;
  }
}
