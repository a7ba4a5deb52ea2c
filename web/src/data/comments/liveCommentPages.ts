import type { Comment } from '@outrank/shared/comments/comment';
import {
  type CommentWindow,
  hasUnwatchedComment,
  isApart,
  mergeWindow,
} from '@outrank/shared/comments/commentWindow';
import { COMMENTS_PAGE } from '@outrank/shared/limits';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { commentOf } from './commentOf.ts';
import type { Beginning } from './liveFirestoreQueries.ts';

type Page = CommentWindow & {
  readonly first: QueryDocumentSnapshot | undefined;
  readonly last: QueryDocumentSnapshot | undefined;
};

/** A page that is watched: as it was when all was last in sync, and as it was heard since. */
type Watched = { held: Page; heard: Page };

const unheard: Page = { comments: [], isFull: false, first: undefined, last: undefined };

function pageOf(docs: readonly QueryDocumentSnapshot[]): Page {
  return {
    comments: docs.flatMap((each) => commentOf(each) ?? []),
    isFull: docs.length === COMMENTS_PAGE,
    first: docs[0],
    last: docs.at(-1),
  };
}

/** Asks for a page; each answer of the server is told to `hear`. */
export type AskForPage = (
  from: Beginning | undefined,
  hear: (docs: readonly QueryDocumentSnapshot[]) => void,
) => void;

/** The pages of a list's comments that are watched. The first one slides with the newest comment, the others stay. */
export class LiveCommentPages {
  /** Newest first. */
  known: readonly Comment[] = [];
  readonly #ask: AskForPage;
  readonly #pages: Watched[] = [];

  constructor(ask: AskForPage) {
    this.#ask = ask;
    this.#open();
  }

  #open(from?: Beginning, held = unheard): void {
    const page: Watched = { held, heard: held };
    this.#pages.push(page);
    this.#ask(from, (docs) => {
      page.heard = pageOf(docs);
    });
  }

  /** Only a page that is not full reaches down to the first comment of all. */
  get hasOlder(): boolean {
    return this.#pages.every(({ heard }) => heard.isFull);
  }

  /** Goes on below the oldest comment. */
  openOlder(): void {
    const oldest = this.known.at(-1)?.id;
    const lowest = this.#pages.find(({ held }) => held.last?.id === oldest);
    if (this.hasOlder && lowest?.held.last) this.#open({ after: lowest.held.last });
  }

  /** Whether so much was missed that the pages do not meet any more, and all must be read anew. */
  get hasGap(): boolean {
    const [top] = this.#pages;
    return top !== undefined && isApart(top.held, top.heard);
  }

  /**
   * Takes in what was heard. What newer comments push out of the first page goes on being watched in a page that does not
   * slide; whether one was opened for it.
   */
  merge(): boolean {
    const top = this.#pages[0]?.held;
    for (const page of this.#pages) {
      this.known = mergeWindow(this.known, page.held, page.heard);
      page.held = page.heard;
    }
    const pages = this.#pages.map(({ held }) => held);
    if (!top?.first || !hasUnwatchedComment(this.known, pages)) return false;
    this.#open({ at: top.first }, top);
    return true;
  }
}
