import { urlOf } from '../emulators/emulatorSettings.ts';
import { HelpfulError } from '../helpfulError.ts';

/** An expression as the emulator reports it; its text ends with `endOffset`, but for brackets that close after it. */
export type ReportedExpression = {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value: ReportedValue; readonly count: number }[];
  readonly children?: readonly ReportedExpression[];
};

/** Nothing in it: not reached. `undefined` with a cause: it broke off, which refuses. */
type ReportedValue = {
  readonly boolValue?: boolean;
  readonly undefined?: { readonly causeMessage?: string };
};

const projectUrl = (project: string) => `${urlOf('firestore')}/emulator/v1/projects/${project}`;

/** Which values every expression of the project's rules had since they were loaded. */
export async function readCoverage(project: string): Promise<readonly ReportedExpression[]> {
  const answer = await fetch(`${projectUrl(project)}:ruleCoverage`);
  if (!answer.ok) throw new HelpfulError(`The emulator knows no rules of ${project} (${answer.status}).`);
  const { report = [] } = (await answer.json()) as { report?: readonly ReportedExpression[] };
  return report;
}

/** Loads rules into the emulator for one project; resolves with what is wrong with them, if something is. */
export async function loadRules(project: string, content: string): Promise<string | undefined> {
  const answer = await fetch(`${projectUrl(project)}:securityRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const text = await answer.text();
  return answer.ok ? undefined : text;
}
