/** Navigation state of the list page: the page that linked to it decides where its back link leads. */
export const homeOrigin = { origin: 'home' } as const;

export function isFromHome(state: unknown): boolean {
  return (state as Partial<typeof homeOrigin> | null)?.origin === homeOrigin.origin;
}
