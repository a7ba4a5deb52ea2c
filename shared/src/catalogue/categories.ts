/** The categories that users vote in. */
export const categories = [
  {
    id: 'goat-strategy',
    name: 'GOAT Strategy',
    description: 'Vote for the greatest strategic players in Survivor history',
  },
  {
    id: 'goat-social',
    name: 'GOAT Social',
    description: 'Vote for the greatest social players in Survivor history',
  },
  {
    id: 'goat-competitor',
    name: 'GOAT Competitor',
    description: 'Vote for the greatest challenge players in Survivor history',
  },
] as const;

export type Category = (typeof categories)[number];
export type CategoryId = Category['id'];

/** The category of an id, or undefined when there is none. */
export function findCategory(id: string): Category | undefined {
  return categories.find((category) => category.id === id);
}
