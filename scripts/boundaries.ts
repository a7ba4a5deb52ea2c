import { cruise, type IResolveOptions } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { rootFolder } from './lib/folders.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { runCommand } from './lib/runCommand.ts';

const folders = ['web/src', 'web/build', 'functions/src', 'shared/src', 'scripts', 'model-tests'];

/** `npm run boundaries`: checks all imports against the list in CONTRIBUTING.md. */
await runCommand(
  { usage: 'npm run boundaries: checks all imports against the list in CONTRIBUTING.md.' },
  async () => {
    process.chdir(rootFolder);
    const { options = {}, ...ruleSet } = await extractConfig('./.dependency-cruiser.cjs');
    const { output } = await cruise(
      folders,
      { ...options, ruleSet, validate: true },
      options.enhancedResolveOptions as Partial<IResolveOptions>,
      { tsConfig: extractTsConfig('web/tsconfig.json') },
    );
    if (typeof output === 'string')
      throw new Error('dependency-cruiser returned a text instead of a result.');
    const { modules, summary } = output;
    for (const { rule, from, to } of summary.violations) {
      console.error(`${rule.severity}  ${rule.name}\n  ${from} imports ${to}`);
    }
    // With a TypeScript that has no compiler API the tool finds no module, and would pass.
    const isIn = (folder: string) => modules.some(({ source }) => source.startsWith(`${folder}/`));
    const unchecked = folders.filter((folder) => !isIn(folder));
    if (unchecked.length > 0) throw new HelpfulError(`No module was checked in ${unchecked.join(', ')}.`);
    if (summary.violations.length > 0) {
      throw new HelpfulError(`${summary.violations.length} imports break the list in CONTRIBUTING.md.`);
    }
    console.log(`Boundaries: ${modules.length} modules, no violation.`);
  },
);
