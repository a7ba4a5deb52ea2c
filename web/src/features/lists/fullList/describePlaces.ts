/** 'One place is covered', '14 places are shown'. */
export function describePlaces(count: number, state: 'covered' | 'shown'): string {
  return `${count === 1 ? 'One place is' : `${count} places are`} ${state}`;
}
