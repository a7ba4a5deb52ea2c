import { cruise, type ICruiseResult, type IResolveOptions } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { HelpfulError, runCommand } from './helpfulError.ts';
import { rootFolder } from './rootFolder.ts';

const folders = ['web/src', 'functions/src', 'shared/src', 'scripts', 'model-tests'];

/** `npm run boundaries`: do all imports keep to the table of CONTRIBUTING.md? */
await runCommand(async () => {
  process.chdir(rootFolder);
  const { modules, summary } = await cruiseFolders();
  const checked = modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  for (const { rule, from, to } of summary.violations) {
    console.error(`${rule.severity}  ${rule.name}\n  ${from} imports ${to}`);
  }
  // A newer TypeScript has no compiler API; the tool then sees no module at all and would pass.
  const unseen = folders.filter((folder) => !checked.some(({ source }) => source.startsWith(`${folder}/`)));
  if (unseen.length > 0) throw new HelpfulError(`No module was checked in ${unseen.join(', ')}.`);
  if (summary.violations.length > 0) {
    throw new HelpfulError(`${summary.violations.length} imports break the table in CONTRIBUTING.md.`);
  }
  const dependencies = checked.reduce((sum, module) => sum + module.dependencies.length, 0);
  console.log(`Boundaries: ${checked.length} modules, ${dependencies} dependencies, no violation.`);
});

async function cruiseFolders(): Promise<ICruiseResult> {
  const { options = {}, ...ruleSet } = await extractConfig('./.dependency-cruiser.cjs');
  const { output } = await cruise(
    folders,
    { ...options, ruleSet, validate: true },
    options.enhancedResolveOptions as Partial<IResolveOptions>,
    { tsConfig: extractTsConfig('web/tsconfig.json') },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text instead of a result.');
  return output;
}
