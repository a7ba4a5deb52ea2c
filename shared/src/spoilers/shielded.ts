import type { ListedItem } from '../lists/listedItem.ts';
import type { RankedList } from '../lists/rankedList.ts';

declare const shield: unique symbol;

/** What has passed the spoiler shield. Components that draw names accept nothing else, so no page can forget it. */
export type Shielded<Value> = Value & { readonly [shield]: true };

/** An item that the reader may see. */
export type OpenItem = Shielded<ListedItem & { readonly isHidden?: undefined }>;

/**
 * Stands for an item that the reader must not see. It has neither the picture nor the season, and an id that tells nothing.
 * It is no `ListedItem`, so it cannot get into a list or a ballot.
 */
export type HiddenItem = Shielded<
  Pick<ListedItem, 'id' | 'name' | 'isSeason'> & { readonly isHidden: true } & {
    readonly [Field in 'imageUrl' | 'seasonId' | 'seasonName' | 'isUnknown' | 'note']?: undefined;
  }
>;

/** An item as the reader may see it. */
export type ShownItem = OpenItem | HiddenItem;

/** A text in which the names of hidden people are replaced. */
export type ShownText = Shielded<string>;

/** A list as the reader may see it. Its ids and counts are those of the list. */
export type ShownList = Shielded<
  Omit<RankedList, 'name' | 'description' | 'items'> & {
    readonly name: ShownText;
    readonly description: ShownText;
    readonly items: readonly ShownItem[];
  }
>;

/** The type of the user's own words and items, which are never hidden. They can be edited and drawn. */
export type Own<Value> = Value extends string
  ? ShownText
  : Value extends ListedItem
    ? OpenItem
    : Value extends readonly ListedItem[]
      ? readonly OpenItem[]
      : Value extends RankedList
        ? ShownList
        : never;

/** Lets the user's own items, lists and words pass: nothing of the user's own making is hidden from them. */
export function passOwn<Value extends string | ListedItem | readonly ListedItem[] | RankedList>(
  own: Value,
): Own<Value> {
  return own as unknown as Own<Value>;
}
