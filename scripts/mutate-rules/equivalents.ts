const clock = 'only within minutes of midnight does it matter, and nobody sets the clock of the emulator';

/** Mutants that no test can notice, each with the reason. */
export const equivalents: Readonly<Record<string, string>> = {
  '/userLists/{uid} /lists/{listId} isToday(): 2 -> 1': clock,
  '/userLists/{uid} /lists/{listId} isToday(): 2 -> 3': clock,
};
