import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useListedIds } from './useListedIds.ts';

test('is the same set as long as nobody comes or goes', () => {
  const { result, rerender } = renderHook(useListedIds, { initialProps: ['tom-westman', 's10'] });
  const first = result.current;
  expect([...first].sort()).toEqual(['s10', 'tom-westman']);
  rerender(['s10', 'tom-westman']);
  expect(result.current).toBe(first);
});

test('is empty where nobody is listed', () => {
  expect(renderHook(() => useListedIds([])).result.current).toEqual(new Set());
});
