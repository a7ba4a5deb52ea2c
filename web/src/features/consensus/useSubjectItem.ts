import type { Subject } from '@outrank/shared/documents/results';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { useCallback } from 'react';
import { useShield } from '#spoilers/useShield.ts';
import { toSubjectItem } from './consensusText.ts';

/** A function that gives the item of an id as the reader may see it. */
export function useSubjectItem(subject: Subject): (id: string) => ShownItem {
  const { showItem } = useShield();
  return useCallback((id) => showItem(toSubjectItem(subject, id)), [subject, showItem]);
}
