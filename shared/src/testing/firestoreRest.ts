type Fields = Readonly<Record<string, unknown>>;
type Encoded = Readonly<Record<string, unknown>>;
/** Tells which values stand for the server's time. */
type IsServerTime = (value: unknown) => boolean;

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const never = () => false;

/** The fields of a document as Firestore's REST API encodes them, without those that the server's time fills. */
export function encodeFields(data: object, isServerTime: IsServerTime = never): Record<string, Encoded> {
  const sent = Object.entries(data).filter(([, value]) => !isServerTime(value));
  return Object.fromEntries(sent.map(([field, value]) => [field, encode(value, isServerTime)]));
}

/** What sets these fields to the server's time. */
export function encodeServerTimes(data: Fields, isServerTime: IsServerTime) {
  const times = findServerTimes(data, isServerTime);
  return times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
}

function findServerTimes(data: Fields, isServerTime: IsServerTime, above = ''): string[] {
  return Object.entries(data).flatMap(([field, value]) => {
    const path = `${above}${escapeField(field)}`;
    if (isServerTime(value)) return [path];
    return isMap(value) ? findServerTimes(value, isServerTime, `${path}.`) : [];
  });
}

function escapeField(field: string): string {
  return /^[A-Za-z_][A-Za-z_0-9]*$/.test(field) ? field : `\`${field.replace(/[\\`]/g, '\\$&')}\``;
}

function encode(value: unknown, isServerTime: IsServerTime): Encoded {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value))
    return { arrayValue: { values: value.map((entry) => encode(entry, isServerTime)) } };
  if (isMap(value)) return { mapValue: { fields: encodeFields(value, isServerTime) } };
  if (typeof value === 'number') return encodeNumber(value);
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'string' ? { stringValue: value } : { nullValue: null };
}

const encodeNumber = (value: number) =>
  Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
