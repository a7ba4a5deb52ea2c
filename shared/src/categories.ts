/** The three questions that every fan may answer with a ballot of ten. */
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

export type CategoryId = (typeof categories)[number]['id'];
