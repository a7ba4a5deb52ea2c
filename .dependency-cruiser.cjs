/** The allowed imports (CONTRIBUTING.md). */
// With a TypeScript that has no compiler API the tool finds no module, and would pass.
if (!require('typescript').createProgram) throw new Error('dependency-cruiser needs another TypeScript.');

const tests = '[.]test[.]tsx?$|InTests[.]tsx$|/testing/';

/** An unresolved import is reported once, by `no-unresolved`. */
const unresolved = '^[#@.]';

/** What every layer may use: the one store of the app and the server's time, which know no domain and no Firebase. */
const store = '^web/src/(createStore|serverTime)[.]ts$';

const allowOnly = (name, folder, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: folder, pathNot: tests },
  to: { pathNot: [...allowed, unresolved] },
});

const npm = (...names) => `^(functions/)?node_modules/(@types/)?(${names.join('|')})/`;
const node =
  '^(node:)?(child_process|crypto|fs|module|net|os|path|process|timers|url|util|zlib)(/promises)?$';
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

/** The parts of `shared`, from the ground up. Each imports only itself and what stands before it, so they form no circle. */
const sharedParts = [
  ...[
    'text/',
    'limits[.]ts$',
    '(members|findEntry)[.]ts$',
    'results/',
    'catalogue/',
    'facts/',
    'documents/',
    'accounts/',
    'airing/',
    'lists/',
    'addresses[.]ts$',
  ],
  ...[
    'callSchemas[.]ts$',
    'comments/',
    'ballots/',
    'consensus/',
    'decide/',
    'spoilers/',
    'moderation/',
    'sharing/',
  ],
];

const sharedOrder = sharedParts.map((part, index) =>
  allowOnly(
    `shared-order-${part.replace(/\W.*/, '')}`,
    `^shared/src/${part}`,
    [`^shared/src/(${sharedParts.slice(0, index + 1).join('|')})`, npm('zod')],
    'a part of shared imports only what stands below it',
  ),
);

/** The folders of functions/src, the ground first. Each imports only those above it here, so they form no circle. */
const functionFolders = [
  'platform',
  'inbox',
  'sharing',
  'weeklyTop',
  'results',
  'search',
  'counts',
  'cascade',
  'accountDeletion',
  'googleAccounts',
  'moderation',
  'airing',
  'repair',
  'events',
];

const importOnlyBelow = functionFolders.slice(0, -1).map((folder, place) => ({
  name: `functions-${folder}-below`,
  comment: 'the order of the folders is above',
  severity: 'error',
  from: { path: `^functions/src/${folder}/`, pathNot: tests },
  to: { path: `^functions/src/(${functionFolders.slice(place + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    allowOnly(
      'shared-is-pure',
      '^shared/src/',
      ['^shared/src/', npm('zod')],
      'no React, no Firebase, no clock',
    ),
    ...sharedOrder,
    {
      name: 'shared-parts-are-ordered',
      comment: 'a new folder of shared needs a place in `sharedParts`',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: [`^shared/src/(${sharedParts.join('|')})`, tests] },
      to: {},
    },
    allowOnly(
      'ui-has-no-domain',
      '^web/src/ui/',
      [
        '^web/src/(ui|styles)/',
        store,
        // Pure functions on text, without words of the domain.
        '^shared/src/text/',
        react,
        npm('@base-ui/react', 'lucide-react', 'react-dnd', 'react-dnd-[a-z0-9-]+', 'dnd-core'),
      ],
      'components without domain words',
    ),
    allowOnly('data-has-firebase-not-react', '^web/src/data/', [
      '^web/src/data/',
      store,
      '^shared/src/',
      npm('firebase', '@firebase', 'p-limit', 'zod'),
    ]),
    allowOnly('pictures-below-features', '^web/src/pictures/', [
      '^web/src/(pictures|ui|data|styles)/',
      store,
      '^shared/src/',
      screens,
    ]),
    allowOnly('reader-below-features', '^web/src/reader/', [
      '^web/src/(reader|pictures|ui|data|styles)/',
      store,
      '^shared/src/',
      screens,
    ]),
    allowOnly('features-below-pages', '^web/src/features/', [
      '^web/src/(features|reader|pictures|ui|data|styles)/',
      store,
      '^shared/src/',
      screens,
    ]),
    {
      name: 'no-feature-imports-another',
      comment: 'two features meet in a page or a widget, through props or children',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    allowOnly('widgets-compose-features', '^web/src/widgets/', [
      '^web/src/(widgets|features|reader|pictures|ui|styles)/',
      store,
      '^shared/src/',
      screens,
    ]),
    allowOnly('pages-compose-features', '^web/src/pages/', [
      '^web/src/(pages|widgets|features|reader|pictures|ui|styles)/',
      store,
      '^shared/src/',
      screens,
    ]),
    allowOnly('app-imports-pages', '^web/src/(app/|(main|prerender)[.]tsx$)', [
      '^web/src/(app|pages|widgets|features/session|reader|ui|data|styles)/',
      store,
      '^shared/src/',
      screens,
      npm('@fontsource', '@fontsource-variable'),
    ]),
    allowOnly('worker-is-separate', '^web/src/worker/', ['^web/src/worker/', npm('workbox-[a-z-]+')]),
    allowOnly(
      'boot-is-small',
      '^web/src/boot/',
      [
        '^web/src/boot/',
        '^web/src/data/storage/storageKeys[.]ts$',
        '^web/src/data/firebase/earlyReads[.]ts$',
      ],
      'it runs before all other code',
    ),
    allowOnly('store-imports-react-only', store, [store, react]),
    {
      name: 'only-data-imports-firebase',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/(data|testing)/', tests] },
      to: { path: npm('firebase', '@firebase') },
    },
    {
      name: 'every-folder-has-a-rule',
      comment: 'a new folder needs a rule here',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot:
          '^web/src/((app|pages|widgets|features/[^/]+|reader|pictures|ui|data|styles|testing|worker|boot)/|((main|prerender)[.]tsx|(createStore|serverTime)([.]test)?[.]ts|[a-z-]+[.]d[.]ts)$)',
      },
      to: {},
    },
    allowOnly('functions-imports', '^functions/src/', [
      '^functions/src/',
      '^shared/src/',
      npm(
        'firebase-admin',
        'firebase-functions',
        '@google-cloud',
        '@resvg',
        'lru-cache',
        'p-limit',
        'pg',
        'pngjs',
        'zod',
      ),
      node,
    ]),
    {
      name: 'entry-points-are-thin',
      comment: 'shared logic of functions has a folder by subject',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: ['^functions/src/index[.]ts$', tests] },
      to: { path: '^functions/src/(events/|(callables|schedules|sharePage|tasks)[.]ts$)' },
    },
    ...importOnlyBelow,
    {
      name: 'every-functions-folder-has-a-place',
      comment: 'a new folder needs a place in the list above',
      severity: 'error',
      from: {
        path: '^functions/src/[^/]+/',
        pathNot: `^functions/src/(testing|${functionFolders.join('|')})/`,
      },
      to: {},
    },
    {
      name: 'scripts-import-shared-only',
      severity: 'error',
      comment: 'rebuild-search.ts runs what the functions run',
      from: { path: '^scripts/', pathNot: [tests, '^scripts/rebuild-search[.]ts$'] },
      to: { path: '^(web|functions)/' },
    },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      from: { path: '^(web|functions|shared)/src/', pathNot: tests },
      to: { path: '^scripts/' },
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
