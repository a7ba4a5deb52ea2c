/** Work that is independent of other steps and safe to repeat. */
export type Step = { readonly name: string; readonly run: () => Promise<void> };

type Progress = {
  /** The names of the steps that succeeded; they are skipped, and each success is added. */
  readonly finished: Set<string>;
  readonly onFailure: (step: string, error: unknown) => void;
};

/**
 * Runs every unfinished step. A failing step does not stop the others.
 * @throws AggregateError with the errors of all steps that failed.
 */
export async function runSteps(steps: readonly Step[], { finished, onFailure }: Progress): Promise<void> {
  const errors: unknown[] = [];
  for (const { name, run } of steps) {
    if (finished.has(name)) continue;
    try {
      await run();
      finished.add(name);
    } catch (error) {
      onFailure(name, error);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed`);
}
