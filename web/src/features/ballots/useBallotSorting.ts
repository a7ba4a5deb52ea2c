import type { Sorting } from '@outrank/shared/documents/user';
import { useState } from 'react';
import { type BallotKey, readLocalSorting, saveLocalSorting } from '#data/storage/localBallots.ts';

/** The questions answered about a ballot's order, which this browser keeps, and a function that replaces them. */
export function useBallotSorting(key: BallotKey) {
  const [sorting, setSorting] = useState(() => readLocalSorting(key));
  const changeSorting = (next: Sorting | undefined) => {
    setSorting(next);
    saveLocalSorting(key, next);
  };
  return { sorting, changeSorting };
}
