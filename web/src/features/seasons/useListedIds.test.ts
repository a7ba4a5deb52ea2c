import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useListedIds } from './useListedIds.ts';

test('returns the same set while only the order changes, and an empty one for no ids', () => {
  const { result, rerender } = renderHook(useListedIds, { initialProps: ['tom-westman', 's10'] });
  const first = result.current;
  expect([...first].sort()).toEqual(['s10', 'tom-westman']);
  rerender(['s10', 'tom-westman']);
  expect(result.current).toBe(first);
  rerender([]);
  expect(result.current).toEqual(new Set());
});
