/** The import directions of the house (CONTRIBUTING.md). `scripts/boundaries.ts` also fails when no module is checked. */
const nothingBut = (name, folder, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: folder, pathNot: '[.]test[.]tsx?$' },
  to: { pathNot: allowed, dependencyTypesNot: ['type-only-external'] },
});

const node = '^node:|^(fs|path|url|child_process|os|net|crypto)$';
const npm = (...names) => `node_modules/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    nothingBut('shared-is-pure', '^shared/src', ['^shared/src', npm('zod')], 'no React, no Firebase, no clock'),
    nothingBut('ui-knows-no-domain', '^web/src/ui', [
      '^web/src/(ui|styles)',
      npm('react', 'react-dom', '@base-ui/react', 'lucide-react', 'react-dnd', 'react-dnd-[a-z0-9-]+', '@types/react', 'dnd-core', '@tanstack/react-virtual'),
    ]),
    nothingBut('data-speaks-firebase-not-react', '^web/src/data', [
      '^web/src/data',
      '^shared/src',
      npm('firebase', '@firebase'),
    ]),
    nothingBut('features-do-not-know-pages', '^web/src/features', [
      '^web/src/(features|ui|data|styles|paths[.]ts)',
      '^shared/src',
      npm('react', 'react-dom', 'react-router', 'react-router-dom', '@tanstack', 'lucide-react', '@types/react'),
    ]),
    nothingBut('pages-compose', '^web/src/pages', [
      '^web/src/(pages|features|ui|styles|paths[.]ts)',
      '^shared/src',
      npm('react', 'react-dom', 'react-router', 'react-router-dom', '@tanstack', 'lucide-react', '@types/react'),
    ]),
    nothingBut('app-frames', '^web/src/(app|main[.]tsx)', [
      '^web/src/(app|pages|features/session|ui|data|styles|paths[.]ts)',
      '^shared/src',
      npm('react', 'react-dom', 'react-router', 'react-router-dom', '@tanstack', 'lucide-react', 'react-error-boundary', '@types/react', '@types/react-dom', '@fontsource', '@fontsource-variable'),
    ]),
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'only-data-speaks-firebase',
      severity: 'error',
      from: { path: '^web/src', pathNot: '^web/src/(data|testing)/|[.]test[.]tsx?$' },
      to: { path: npm('firebase', '@firebase') },
    },
    nothingBut('functions-stay-in-the-cloud', '^functions/src', [
      '^functions/src',
      '^shared/src',
      npm('firebase-admin', 'firebase-functions', '@google-cloud'),
      node,
    ]),
    {
      name: 'scripts-are-no-library',
      severity: 'error',
      from: { path: '^(web|functions|shared)/src' },
      to: { path: '^scripts/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|lib)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
