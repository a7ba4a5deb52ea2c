/**
 * Text as it may be stored: trimmed and cut to at most `max` UTF-16 code units. A character of two units that the
 * limit would halve is left out whole, because half of one is no text that a database takes.
 */
export function truncateText(text: string, max: number): string {
  return text
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
