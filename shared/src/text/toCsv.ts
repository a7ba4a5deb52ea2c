/** A cell in quotes where commas, quotes or line breaks need them. */
function toCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as comma-separated values with CRLF after each.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
