import { describeInvitation, type Invitation } from '@outrank/shared/airing/groups';
import { findSeason, nameSeason } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import type { CardContent } from '@outrank/shared/sharing/card/card';
import { LRUCache } from 'lru-cache';
import type { DrawPicture } from './drawPicture.ts';
import { hash } from './findShownShare.ts';

/** Pictures that an instance remembers, of about 60 KB each. */
const PICTURES_MAX = 100;

const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: PICTURES_MAX });

/** A hash of all that the picture of an invitation shows. */
export const getInvitationVersion = (invitation: Invitation): string => hash(toContent(invitation), 12);

/**
 * The picture of an invitation. An instance draws it once for each change of its words, so that nobody can buy processor time by
 * asking. It shows no member but the owner, and nothing of the season that an episode could change.
 * @throws when the drawing fails; the next call draws again.
 */
export function drawInvitation(draw: DrawPicture, invitation: Invitation): Promise<Uint8Array> {
  const version = getInvitationVersion(invitation);
  const known = pictures.get(version);
  if (known) return known;
  const picture = draw(version, toContent(invitation));
  pictures.set(version, picture);
  picture.catch(() => pictures.delete(version));
  return picture;
}

function toContent({ seasonId, memberIds, ...invitation }: Invitation): CardContent {
  const number = Number(seasonId.slice(1));
  const label = memberIds.length === 1 ? 'member' : 'members';
  return {
    eyebrow: nameSeason(seasonId),
    title: describeInvitation(invitation),
    items: [],
    stats: [{ value: String(memberIds.length), label }],
    emblem: { name: findSeason(seasonId)?.name ?? '', number, colors: seasonColors(number) },
  };
}
