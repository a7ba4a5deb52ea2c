import type { DocumentData } from 'firebase/firestore';

/** Fields that replace the usual ones; `undefined` leaves a field out. */
export type Changes = Readonly<Record<string, unknown>>;

export function applyChanges(fields: DocumentData, changes: Changes): DocumentData {
  return Object.fromEntries(
    Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== undefined),
  );
}

/** A sentence about a document, changes that are accepted, and changes that are refused and differ in one thing. */
export type Bound = readonly [sentence: string, accepted: Changes, refused: Changes];

export function requireFields(document: DocumentData): Bound[] {
  return Object.keys(document).map((field) => [`has the field ${field}`, {}, { [field]: undefined }]);
}

const blanks = [' ', '\n', '\t', '\v', '\u00a0', '\u3000', '\u2028', '\ufeff'];

/** The text of this field is trimmed, as JavaScript trims. */
export function boundTrimmedText(field: string): Bound[] {
  return blanks.flatMap((blank): Bound[] => {
    const code = `U+${blank.charCodeAt(0).toString(16)}`;
    return [
      [
        `has a ${field} that does not begin with ${code}`,
        { [field]: `a${blank}b` },
        { [field]: `${blank}ab` },
      ],
      [`has a ${field} that does not end with ${code}`, { [field]: `a${blank}b` }, { [field]: `ab${blank}` }],
    ];
  });
}

const spoofs = ['\0', ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const unseen = ['\u200f', '\u200b', '\u0301', '\u2800', '\u3164', '\u{e0041}'];

/** Others see the text of this field, and see it as it is stored. `build` makes the changes from a text. */
export function boundReadableText(
  field: string,
  build = (text: string): Changes => ({ [field]: text }),
): Bound[] {
  const toCode = (text: string) => `U+${text.codePointAt(0)?.toString(16)}`;
  return [
    ...spoofs.map(
      (spoof): Bound => [
        `has a ${field} without ${toCode(spoof)}`,
        build('שלום\u200f! مرحبا\u061c.'),
        build(`a${spoof}b`),
      ],
    ),
    [
      `has a ${field} with at most six marks a letter`,
      build(`a${'\u0301'.repeat(6)}b`),
      build(`a${'\u0301\u200d'.repeat(7)}b`),
    ],
    ...unseen.map(
      (blank): Bound => [
        `has a ${field} that is more than ${toCode(blank)}`,
        build(`${blank}א${blank}`),
        build(blank),
      ],
    ),
  ];
}

/** An emoji counts as two characters, in the browser as in the rules. */
export function boundLength(field: string, max: number): Bound[] {
  const letters = (length: number) => ({ [field]: 'x'.repeat(length) });
  const emojis = (length: number) => ({ [field]: '🔥'.repeat(length) });
  return [
    [`has a ${field} of at most ${max} characters`, letters(max), letters(max + 1)],
    [`has a ${field} of at most ${max / 2} emoji`, emojis(max / 2), emojis(max / 2 + 1)],
  ];
}

const DAY_MS = 86_400_000;

/** Two days are past any tolerance around midnight. */
export function getDaysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

/** Times that a client may want to forge in place of the server's time. */
export const forgeTimes = (field: string): Readonly<Record<string, Changes>> => ({
  [`a past ${field}`]: { [field]: getDaysFromNow(-1) },
  [`a future ${field}`]: { [field]: getDaysFromNow(1) },
});
