/**
 * Trims a text and cuts it to at most `max` UTF-16 code units. A surrogate pair is never split, because Firestore refuses
 * half of one.
 */
export function truncateText(text: string, max: number): string {
  return text
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
