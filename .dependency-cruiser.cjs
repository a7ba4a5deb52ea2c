/** The import directions of the house (CONTRIBUTING.md). `scripts/boundaries.ts` also fails when a folder holds no module. */
const tests = '[.]test[.]tsx?$|InTests[.]tsx$|/testing/';

/** What could not be found is told once, by `no-unresolved`. */
const unresolved = '^[#@.]';

const nothingBut = (name, folder, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: folder, pathNot: tests },
  to: { pathNot: [...allowed, unresolved] },
});

const npm = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;
const node = '^(node:)?(child_process|crypto|fs|net|os|path|process|timers|url|util|zlib)(/promises)?$';
const react = npm('react', 'react-dom');
const screens = npm(
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack',
  'lucide-react',
  'react-error-boundary',
  'zod',
);

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    nothingBut(
      'shared-is-pure',
      '^shared/src/',
      ['^shared/src/', npm('zod')],
      'no React, no Firebase, no clock',
    ),
    nothingBut(
      'ui-knows-no-domain',
      '^web/src/ui/',
      [
        '^web/src/(ui|styles)/',
        react,
        npm(
          '@base-ui/react',
          'lucide-react',
          'react-dnd',
          'react-dnd-[a-z0-9-]+',
          'dnd-core',
          '@tanstack/react-virtual',
        ),
      ],
      'looks and behaviour without a domain word',
    ),
    nothingBut('data-speaks-firebase-not-react', '^web/src/data/', [
      '^web/src/data/',
      '^shared/src/',
      npm('firebase', '@firebase', 'zod'),
    ]),
    nothingBut('pictures-serve-features', '^web/src/pictures/', [
      '^web/src/(pictures|ui|data|styles)/',
      '^shared/src/',
      screens,
    ]),
    nothingBut('features-do-not-know-pages', '^web/src/features/', [
      '^web/src/(features|pictures|ui|data|styles)/',
      '^web/src/paths[.]ts$',
      '^shared/src/',
      screens,
    ]),
    {
      name: 'features-do-not-know-each-other',
      comment: 'two features meet in a page, through props or children',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    nothingBut('pages-compose', '^web/src/pages/', [
      '^web/src/(pages|features|pictures|ui|styles)/',
      '^web/src/paths[.]ts$',
      '^shared/src/',
      screens,
    ]),
    nothingBut('app-frames', '^web/src/(app/|(main|prerender)[.]tsx$)', [
      '^web/src/(app|pages|features/session|ui|data|styles)/',
      '^web/src/paths[.]ts$',
      '^shared/src/',
      screens,
      npm('@fontsource', '@fontsource-variable'),
    ]),
    nothingBut('worker-stands-alone', '^web/src/worker/', ['^web/src/worker/', npm('workbox-[a-z-]+')]),
    nothingBut('paths-know-nothing', '^web/src/paths[.]ts$', ['^shared/src/']),
    {
      name: 'only-data-speaks-firebase',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/(data|testing)/', tests] },
      to: { path: npm('firebase', '@firebase') },
    },
    {
      name: 'no-room-without-a-rule',
      comment: 'a new folder needs a line in the table',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot:
          '^web/src/((app|pages|features/[^/]+|pictures|ui|data|styles|testing|worker)/|((main|prerender)[.]tsx|paths[.]ts|[a-z-]+[.]d[.]ts)$)',
      },
      to: {},
    },
    nothingBut('functions-stay-in-the-cloud', '^functions/src/', [
      '^functions/src/',
      '^shared/src/',
      npm('firebase-admin', 'firebase-functions', '@google-cloud', 'zod'),
      node,
    ]),
    {
      name: 'functions-are-thin-shells',
      comment: 'what two functions need is a core, in a room of its own',
      severity: 'error',
      from: { pathNot: ['^functions/src/index[.]ts$', tests] },
      to: { path: '^functions/src/(callables|triggers|tasks|schedules)/' },
    },
    {
      name: 'scripts-know-only-shared',
      severity: 'error',
      from: { path: '^scripts/', pathNot: tests },
      to: { path: '^(web|functions)/' },
    },
    {
      name: 'model-tests-act-as-fans-do',
      comment: 'with the functions that screens call, not with screens',
      severity: 'error',
      from: { path: '^model-tests/' },
      to: { path: '^(web|scripts|rules-tests)/', pathNot: '^web/src/(data|testing)/' },
    },
    {
      name: 'scripts-are-no-library',
      severity: 'error',
      from: { path: '^(web|functions|shared)/src/', pathNot: tests },
      to: { path: '^(scripts|model-tests)/' },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(web/dist|functions/lib)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
