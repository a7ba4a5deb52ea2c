/** An error that a person can act on: its message is shown alone, without a stack. */
export class HelpfulError extends Error {
  override name = 'HelpfulError';
}

export function explain(error: unknown): string {
  if (error instanceof HelpfulError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs the body of a command; when it fails, says why and leaves with code 1. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(`\n${explain(error)}\n`);
    process.exit(1);
  }
}
