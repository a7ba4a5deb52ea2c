import * as z from 'zod/mini';
import { paths } from '../../addresses.ts';
import { isPredictionClosed } from '../../airing/applySeasonEdit.ts';
import { documentIdSchema } from '../../callSchemas.ts';
import {
  airingSeasonPath,
  airingSeasonSchema,
  predictionKeySchema,
  standingPath,
  standingSchema,
  toEpisodeId,
} from '../../documents/airing.ts';
import { type Group, groupPath, groupSchema } from '../../documents/group.ts';
import { findEntry } from '../../members.ts';
import { countSchema, keySchema, type ShareKindOf, toSchemas } from '../shareParts.ts';
import { nameEpisode, readKey } from './predictionShareKinds.ts';

/** The most members that a share tells of. */
const FANS_MAX = 10;

const shown = {
  key: keySchema,
  /** Those who knew best, with their points of the episode in hundredths. No castaway is named. */
  fans: z
    .array(z.object({ id: z.string(), name: z.string(), points: countSchema }))
    .check(z.maxLength(FANS_MAX)),
  count: countSchema,
};
const schemas = toSchemas('group', shown, { groupId: documentIdSchema, key: predictionKeySchema });

type Content = {
  kind: 'group';
  groupId: string;
  key: string;
  group: Pick<Group, 'name' | 'memberNames'>;
  scores: readonly { readonly id: string; readonly points: number }[];
};

/** How well the members of a group knew who leaves in an episode. Members share it. */
export const groupShareKind: ShareKindOf<typeof schemas, Content> = {
  ...schemas,
  async read({ groupId, key }, { uid, read, now }) {
    const { seasonId, episode } = readKey(key);
    const group = groupSchema.safeParse(await read(groupPath(groupId))).data;
    if (group?.seasonId !== seasonId || !group.memberIds.includes(uid)) return undefined;
    const season = airingSeasonSchema.safeParse(await read(airingSeasonPath(seasonId))).data;
    if (!season || !isPredictionClosed(season, key, now)) return undefined;
    const found = await Promise.all(
      group.memberIds.map(async (id) => {
        const standing = standingSchema.safeParse(await read(standingPath(seasonId, id))).data;
        const points = standing?.episodes[toEpisodeId(episode)];
        return points === undefined ? [] : [{ id, points }];
      }),
    );
    const scores = found.flat();
    return scores.length > 0 ? { kind: 'group', groupId, key, group, scores } : undefined;
  },
  build({ groupId, key, group, scores }) {
    const best = scores.toSorted((a, b) => b.points - a.points).slice(0, FANS_MAX);
    const fans = best.map((score) => ({ ...score, name: findEntry(group.memberNames, score.id) ?? '' }));
    const share = { title: group.name, hasNames: true, updatedAt: 0, key, fans, count: scores.length };
    return {
      share: { kind: 'group', ...share },
      request: { kind: 'group', groupId, key },
      parts: [{ source: groupPath(groupId), items: [], memberIds: best.map(({ id }) => id) }],
    };
  },
  mask: (share) => ({
    ...share,
    fans: share.fans.map((fan) => ({ ...fan, name: '' })),
  }),
  /** Whoever left the group is no longer told of. */
  reword: (share, [words]) => ({
    ...share,
    title: words?.name ?? '',
    fans: share.fans.flatMap((fan) => {
      const name = words?.memberNames ? findEntry(words.memberNames, fan.id) : '';
      return name === undefined ? [] : [{ ...fan, name }];
    }),
  }),
  view: ({ key, title, fans, count }) => ({
    eyebrow: nameEpisode(key),
    heading: `${title}: who knew best`,
    items: fans.map(({ id, name, points }) => ({
      id,
      name,
      rank: fans.filter((fan) => fan.points > points).length + 1,
      value: String(points / 100),
    })),
    count,
  }),
  /** Not the group itself, which only its members may read. */
  getPath: ({ key }) => paths.standings(readKey(key).seasonId),
};
