/** An error that the reader can act on. Its message is shown without a stack. */
export class HelpfulError extends Error {
  override name = 'HelpfulError';
}

export function explain(error: unknown): string {
  if (error instanceof HelpfulError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs the body of a command. When it fails, prints why and exits with code 1. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(`\n${explain(error)}\n`);
    process.exit(1);
  }
}
