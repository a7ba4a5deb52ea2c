import { cruise, type ICruiseResult, type IResolveOptions } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { rootFolder } from './lib/folders.ts';
import { HelpfulError, runCommand } from './lib/helpfulError.ts';

const folders = ['web/src', 'web/build', 'functions/src', 'shared/src', 'scripts', 'model-tests'];

/** `npm run boundaries`: checks all imports against the table in CONTRIBUTING.md. */
await runCommand(async () => {
  process.chdir(rootFolder);
  const { modules, summary } = await cruiseFolders();
  for (const { rule, from, to } of summary.violations) {
    console.error(`${rule.severity}  ${rule.name}\n  ${from} imports ${to}`);
  }
  // With a TypeScript that has no compiler API the tool finds no module, and would pass.
  const unchecked = folders.filter((folder) => !modules.some(({ source }) => isIn(folder, source)));
  if (unchecked.length > 0) throw new HelpfulError(`No module was checked in ${unchecked.join(', ')}.`);
  if (summary.violations.length > 0) {
    throw new HelpfulError(`${summary.violations.length} imports break the table in CONTRIBUTING.md.`);
  }
  const checked = modules.filter(({ source }) => folders.some((folder) => isIn(folder, source)));
  const dependencies = checked.reduce((sum, module) => sum + module.dependencies.length, 0);
  console.log(`Boundaries: ${checked.length} modules, ${dependencies} dependencies, no violation.`);
});

function isIn(folder: string, source: string): boolean {
  return source.startsWith(`${folder}/`);
}

async function cruiseFolders(): Promise<ICruiseResult> {
  const { options = {}, ...ruleSet } = await extractConfig('./.dependency-cruiser.cjs');
  const { output } = await cruise(
    folders,
    { ...options, ruleSet, validate: true },
    options.enhancedResolveOptions as Partial<IResolveOptions>,
    { tsConfig: extractTsConfig('web/tsconfig.json') },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser returned a text instead of a result.');
  return output;
}
