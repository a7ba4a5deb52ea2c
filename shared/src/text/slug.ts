/**
 * The id of a contestant: the name in lower case, without accents, dots and apostrophes, with one hyphen for every other run
 * of characters that are not letters or digits. `J.T. Thomas` becomes `jt-thomas`.
 */
export function toSlug(name: string): string {
  return toSlugs(name.replaceAll('|', ' '));
}

/** Converts names separated by `|`. Converting the whole catalogue at once takes a tenth of the time. */
export function toSlugs(names: string): string {
  return names
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9|]+/g, '-')
    .replace(/(^|\|)-|-(?=\||$)/g, '$1');
}
