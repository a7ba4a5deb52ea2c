import fc from 'fast-check';

/** Few items, so that lists share some and tie. */
export const fewItems: readonly string[] = 'abcdefg'.split('');

/** The order of a list that ranks some of the few items. */
export const anyOrder: fc.Arbitrary<readonly string[]> = fc.shuffledSubarray([...fewItems], { minLength: 1 });

export const anyOrders: fc.Arbitrary<readonly (readonly string[])[]> = fc.array(anyOrder, { maxLength: 30 });
