import { urlOf } from '../emulators/emulatorSettings.ts';
import { HelpfulError } from '../lib/helpfulError.ts';

/** An expression as the emulator reports it. Its text ends at `endOffset`, or at the brackets that close after it. */
export type ReportedExpression = {
  readonly sourcePosition: { readonly currentOffset: number; readonly endOffset: number };
  readonly values?: readonly { readonly value: ReportedValue; readonly count: number }[];
  readonly children?: readonly ReportedExpression[];
};

/** Empty when it was not reached; `undefined` with a cause when the evaluation broke. */
type ReportedValue = {
  readonly boolValue?: boolean;
  readonly undefined?: { readonly causeMessage?: string };
};

const projectUrl = (project: string) => `${urlOf('firestore')}/emulator/v1/projects/${project}`;

/** The values that every expression of the project's rules had since they were loaded. */
export async function readCoverage(project: string): Promise<readonly ReportedExpression[]> {
  const response = await fetch(`${projectUrl(project)}:ruleCoverage`);
  if (!response.ok) throw new HelpfulError(`The emulator has no rules for ${project} (${response.status}).`);
  const { report = [] } = (await response.json()) as { report?: readonly ReportedExpression[] };
  return report;
}

/** Loads rules into the emulator for one project. Resolves with the emulator's complaint when it refuses them. */
export async function loadRules(project: string, content: string): Promise<string | undefined> {
  const response = await fetch(`${projectUrl(project)}:securityRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const text = await response.text();
  return response.ok ? undefined : text;
}
