/** An error that the reader can act on. Its message is shown without a stack. */
export class HelpfulError extends Error {
  override name = 'HelpfulError';
}

export function explain(error: unknown): string {
  if (error instanceof HelpfulError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
