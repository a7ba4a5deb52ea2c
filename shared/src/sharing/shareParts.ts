import * as z from 'zod/mini';
import type { Source, SourceWords } from './shareSource.ts';

/** What all kinds of shares are made of. */

/** The most items of a ranking that a share holds. */
export const SHARE_ITEMS_MAX = 50;

export const countSchema = z.int().check(z.gte(0));
export const rankSchema = z.int().check(z.gte(1));
export const itemIdsSchema = z.array(z.string()).check(z.maxLength(SHARE_ITEMS_MAX));

/** The maximum length of a ranking's key: a uid, `~` and the id of a list. */
const KEY_MAX = 160;

/** A ranking's key (`rankingKeyText`). */
export const keySchema = z.string().check(z.minLength(1), z.maxLength(KEY_MAX));

type Fields = z.core.$ZodLooseShape;

/** The schemas of a kind: of its shares, and of what asks for one. */
export function toSchemas<Kind extends string, Shown extends Fields, Asked extends Fields>(
  kind: Kind,
  shown: Shown,
  asked: Asked,
) {
  return {
    schema: z.object({
      kind: z.literal(kind),
      /** The name of the list, of the category or of the subject, or whose rankings are compared. */
      title: z.string(),
      /** False: every item has a masked id (`isMaskedId`), so that nothing can name it. */
      hasNames: z.boolean(),
      /** When the user saved, or the results were published, in milliseconds since 1970. */
      updatedAt: z.number(),
      ...shown,
    }),
    /** `hasNames`: whether items are to be named (`decideNames`). */
    requestSchema: z.object({ kind: z.literal(kind), ...asked, hasNames: z.optional(z.boolean()) }),
  };
}

/** Reads documents for the user `uid` who shares. Undefined for one that does not exist. */
export type Reader = {
  readonly uid: string;
  readonly read: (path: string) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now: number;
};

export type PickedItem = { readonly id: string; readonly seasonId?: string | undefined };

/** A ranking that a share is made from. It decides whether the share may name its items. */
export type SharePart = {
  readonly source: Source;
  readonly items: readonly PickedItem[];
  readonly isTaggedSpoiler?: boolean;
  /** Undefined for results, which belong to nobody. */
  readonly ownerId?: string | undefined;
  /** Others whom it names, whose deletion or block ends the share. */
  readonly memberIds?: readonly string[];
  /** Of what is about an episode: from when it names people, whatever else is recent. In milliseconds since 1970. */
  readonly namedFrom?: number;
};

/** What is shared, with names. */
export type Shared<Share, Request> = {
  readonly share: Share;
  /** What asks the server for the same. */
  readonly request: Request;
  readonly parts: readonly SharePart[];
};

type Schemas = Readonly<Record<'schema' | 'requestSchema', z.ZodMiniType<object>>>;
type ShareIn<Own extends Schemas> = z.infer<Own['schema']>;

/** What a kind of shares tells about itself. All are methods, because each takes only what is of its own kind. */
export type ShareKindOf<Own extends Schemas, Content> = Own & {
  /** Undefined when strangers may not see it, or it does not exist. */
  read(request: z.infer<Own['requestSchema']>, reader: Reader): Promise<Content | undefined>;
  build(content: Content): Shared<ShareIn<Own>, z.infer<Own['requestSchema']>>;
  /** The same share with masked ids; its title is masked for all kinds (`maskShare`). */
  mask(share: ShareIn<Own>, maskId: MaskId, maskText: (text: string) => string): ShareIn<Own>;
  /** For a share with other words of users than its author's name: the same with those of its sources (`rewordShare`). */
  reword?(share: ShareIn<Own>, words: readonly SourceWords[]): ShareIn<Own>;
  view(share: ShareIn<Own>): ShareView;
  /** The page of the app that shows it as it is today. */
  getPath(share: ShareIn<Own>, sources: readonly Source[], id?: string): string;
};

/** An item as every kind shows it. `value` is its points or its score. A fan has a `name`, which is empty when it is masked. */
export type ShareItem = PickedItem & {
  readonly rank: number;
  readonly value?: string;
  readonly name?: string;
};

/** A number to be proud of on a card, and what it counts. */
export type Stat = { readonly value: string; readonly label: string; readonly isHuge?: boolean };

/** Two orders of the same items, which a card draws with lines between them. */
export type ShareChart = {
  readonly names: readonly [string, string];
  readonly itemIds: readonly [readonly string[], readonly string[]];
  readonly seasonId: string;
  /** The item whose line stands out. */
  readonly highlighted: string | undefined;
};

/** What the card, the page and the preview of a share say. */
export type ShareView = {
  /** What the card is, above its title. */
  readonly eyebrow: string;
  /** The heading of the page, which is the title of the link's preview. */
  readonly heading: string;
  /** Best first. */
  readonly items: readonly ShareItem[];
  /** The number of all items, when the share has only the first ones. */
  readonly count?: number;
  /** Two orders, which the card draws in place of one ranking. */
  readonly chart?: ShareChart;
  readonly stats?: readonly Stat[];
};

const MASK = '?';

/** Whether an id stands for an item that must not be named. */
export function isMaskedId(id: string): boolean {
  return id.startsWith(MASK);
}

export type MaskId = (id: string) => string;

/** Gives each id a masked one, the same each time. An empty slot stays empty. */
export function createIdMask(): MaskId {
  const masked = new Map<string, string>();
  return (id) => {
    if (id === '') return '';
    const maskedId = masked.get(id) ?? `${MASK}${masked.size + 1}`;
    masked.set(id, maskedId);
    return maskedId;
  };
}

/** Milliseconds since 1970; 0 for older data without a time. */
export function toMilliseconds(time: string | undefined): number {
  return time === undefined ? 0 : Date.parse(time);
}
