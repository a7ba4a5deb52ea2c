import type { StepResult } from '../platform/log.ts';

/** Work that is independent of other steps and safe to repeat. */
export type Step = {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
  /** Waits for the other steps, whether they succeed or not. */
  readonly isLast?: true;
};

type Progress = {
  readonly onResult: (step: string, result: StepResult) => void;
  readonly onFailure: (step: string, error: unknown) => void;
};

/**
 * Runs all steps side by side, so that a failing or slow one does not keep the others from running. Gives the names of those
 * that did not do all of their part.
 * @throws AggregateError with the errors of all steps that failed.
 */
export async function runSteps(steps: readonly Step[], progress: Progress): Promise<string[]> {
  const errors: unknown[] = [];
  const unfinished: string[] = [];
  const runStep = async ({ name, run }: Step) => {
    try {
      const result = await run();
      progress.onResult(name, result);
      if (!result.isFinished) unfinished.push(name);
    } catch (error) {
      progress.onFailure(name, error);
      errors.push(error);
    }
  };
  await Promise.all(steps.filter(({ isLast }) => !isLast).map(runStep));
  await Promise.all(steps.filter(({ isLast }) => isLast).map(runStep));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed`);
  return unfinished;
}
