import type { MaskReason } from '@outrank/shared/sharing/maskShare';
import {
  NOTHING_TO_SHARE,
  SHARE_BLOCKED,
  SHARE_SIGNED_OUT,
  SHARED_TOO_OFTEN,
} from '@outrank/shared/sharing/shareCall';
import { type ErrorKind, errorKind } from '#data/firebase/errors.ts';

const problems: Partial<Record<ErrorKind, string>> = {
  busy: SHARED_TOO_OFTEN,
  signedOut: SHARE_SIGNED_OUT,
  forbidden: SHARE_BLOCKED,
  notFound: NOTHING_TO_SHARE,
  offline: "You're offline, so there's no link with a picture yet.",
};

/** Why there is no link with a picture. */
export function describeShareError(error: unknown): string {
  return problems[errorKind(error)] ?? 'Failed to make a link with a picture. Please try again.';
}

/** Why a picture has no names by default: for others, or because the user has not watched a season. */
export type NameReason = MaskReason | 'unwatched';

export const maskReasons: Record<NameReason, string> = {
  spoilerTag: 'This list is tagged spoiler, so its picture hides who is on it.',
  recentSeason: 'Somebody here played in the last year, so the picture hides who it is.',
  unwatched: "The names are hidden because you haven't watched all of these seasons.",
};

export const nameWarnings: Record<NameReason, string> = {
  spoilerTag: 'This list is tagged spoiler. Everyone who sees the picture sees the names.',
  recentSeason: 'This may spoil a recent season for everyone who sees the picture.',
  unwatched: "The picture names people or seasons you haven't watched.",
};

export const OTHERS_LIST = 'Only its creator can share it with names.';
