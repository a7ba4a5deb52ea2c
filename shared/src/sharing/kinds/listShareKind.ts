import * as z from 'zod/mini';
import { paths } from '../../addresses.ts';
import { documentIdSchema } from '../../callSchemas.ts';
import { type ListKey, listPath } from '../../documents/list.ts';
import { listTypes } from '../../documents/tags.ts';
import { toStoredItems } from '../../lists/listedItem.ts';
import { parseList, type RankedList } from '../../lists/rankedList.ts';
import {
  countSchema,
  itemIdsSchema,
  type Reader,
  SHARE_ITEMS_MAX,
  type ShareKindOf,
  toSchemas,
} from '../shareParts.ts';
import { findListKey, isShareable } from '../shareSource.ts';

const shown = {
  userName: z.string(),
  listType: z.enum(listTypes),
  /** The first items, best first. */
  itemIds: itemIdsSchema,
  /** Parallel to `itemIds`: the season a contestant was picked from, or `''`. */
  itemSeasonIds: itemIdsSchema,
  /** The number of all items. */
  count: countSchema,
};
const schemas = toSchemas('list', shown, { userId: documentIdSchema, listId: documentIdSchema });

type Content = { readonly kind: 'list'; readonly list: RankedList };

/** Undefined when strangers may not see the list. Its path says whose it is, which no field of the document can deny. */
export async function readPublicList({ read }: Reader, key: ListKey): Promise<RankedList | undefined> {
  const source = listPath(key);
  const document = await read(source);
  if (!isShareable(source, document)) return undefined;
  return { ...parseList(document), userId: key.userId, id: key.listId };
}

/** A user's list. */
export const listShareKind: ShareKindOf<typeof schemas, Content> = {
  ...schemas,
  async read(request, reader) {
    const list = await readPublicList(reader, request);
    return list && { kind: 'list', list };
  },
  build({ list }) {
    const { itemIds, itemSeasonIds } = toStoredItems(list.items.slice(0, SHARE_ITEMS_MAX));
    const key = { userId: list.userId, listId: list.id };
    const isTaggedSpoiler = list.tags.includes('spoiler');
    return {
      share: {
        kind: 'list',
        title: list.name,
        hasNames: true,
        updatedAt: Date.parse(list.updatedAt),
        userName: list.userName,
        listType: list.type,
        itemIds,
        itemSeasonIds,
        count: list.itemCount ?? list.items.length,
      },
      request: { kind: 'list', ...key },
      parts: [{ source: listPath(key), items: list.items, isTaggedSpoiler, ownerId: list.userId }],
    };
  },
  mask(share, maskId) {
    // Seasons that differ would tell who has which rank, by the colors of the card.
    const isOneSeason = new Set(share.itemSeasonIds).size === 1;
    const itemSeasonIds = isOneSeason ? share.itemSeasonIds : [];
    return { ...share, itemIds: share.itemIds.map(maskId), itemSeasonIds };
  },
  reword: (share, [words]) => (words ? { ...share, title: words.name } : share),
  view({ title, listType, itemIds, itemSeasonIds, count }) {
    const noun = listType === 'season-ranking' ? 'season' : 'castaway';
    return {
      eyebrow: `${count} ${noun}${count === 1 ? '' : 's'}, ranked`,
      heading: title,
      items: itemIds.map((id, index) => ({ rank: index + 1, id, seasonId: itemSeasonIds[index] })),
      count,
    };
  },
  /** /login, which lies before the page of a list, tells by the id what waits behind it. */
  getPath(_share, [source = ''], id) {
    const key = findListKey(source) ?? { userId: '', listId: '' };
    return id === undefined ? paths.list(key) : paths.listOfShare(key, id);
  },
};
