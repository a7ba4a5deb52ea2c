import { type ParseArgsConfig, parseArgs } from 'node:util';
import { explain } from './helpfulError.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

export type Command<O extends Options> = {
  /** One sentence: what to type, and what it does. */
  readonly usage: string;
  /** The most words that it takes beside options. */
  readonly words?: number;
  readonly options?: O;
};

/** What was typed after the command. Prints the usage and exits for `--help`, an unknown option or a word too many. */
export function readArguments<const O extends Options>({ usage, words = 0, options }: Command<O>) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: options ?? ({} as O) });
    if (positionals.length > words) throw new TypeError(`Unexpected argument '${positionals[words]}'`);
    return { values, words: positionals };
  } catch (error) {
    // Node's next sentence explains how to escape a dash.
    console.error(`${String(error).replace(/^.*?: |[.] To specify .*/g, '')}: ${usage}`);
    process.exit(1);
  }
}

/** Runs the body of a command. When it fails, prints why and exits with code 1. */
export async function runCommand<const O extends Options>(
  command: Command<O>,
  body: (typed: ReturnType<typeof readArguments<O>>) => Promise<void>,
): Promise<void> {
  try {
    await body(readArguments(command));
  } catch (error) {
    console.error(`\n${explain(error)}\n`);
    process.exit(1);
  }
}
