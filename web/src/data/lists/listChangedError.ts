import type { RankedList } from '@outrank/shared/lists/rankedList';

/** The list was saved on another device since this one read it; `stored` is that version. */
export class ListChangedError extends Error {
  override readonly name = 'ListChangedError';
  readonly stored: RankedList;

  constructor(stored: RankedList) {
    super('The list changed meanwhile.');
    this.stored = stored;
  }
}
