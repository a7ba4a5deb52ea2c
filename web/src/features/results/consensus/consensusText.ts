import { formatSeasonName } from '@outrank/shared/catalogue/catalogue';
import { findSubjectSeason, toSubjectItem } from '@outrank/shared/consensus/subject';
import type { Subject } from '@outrank/shared/documents/results';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { formatCount } from '@outrank/shared/text/text';
import { useCallback } from 'react';
import { useSeasons, useShield } from '#reader/useShield.ts';

/** The title of a subject's page: 'All Seasons', 'The Cast of Palau'. */
export function formatSubjectTitle(subject: Subject): string {
  const season = findSubjectSeason(subject);
  return season ? `The Cast of ${formatSeasonName(season.name)}` : 'All Seasons';
}

export function getItemNoun(subject: Subject): 'season' | 'castaway' {
  return subject === 'seasons' ? 'season' : 'castaway';
}

/** A score in millionths as percent with one decimal: `71.3%`. */
export function formatScore(score: number): string {
  return `${(Math.round(score / 1000) / 10).toFixed(1)}%`;
}

/** `182 of 312` */
export function formatPart(part: number, whole: number): string {
  return `${formatCount(part)} of ${formatCount(whole)}`;
}

/** A function that gives the item of an id as the reader may see it. */
export function useSubjectItem(subject: Subject): (id: string) => ShownItem {
  const { showItem } = useShield();
  const seasons = useSeasons();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are those of the catalogue, which `seasons` stands for
  return useCallback((id) => showItem(toSubjectItem(subject, id)), [subject, showItem, seasons]);
}
