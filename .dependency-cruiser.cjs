const source = { pathNot: ['[.]test[.]tsx?$', '/(test|testing)/', '/src/testing[.]ts$'] };
const pure = '^packages/(engine|variants|shuffle|bots|client|ui|words)/src/';
const workspace = '^(packages|apps|e2e|bench)/';

/** Nothing under `from` may reach a workspace package that is not in `allowed`, nor `from` itself. */
function only(name, from, allowed, comment) {
  const open = [from, ...allowed].join('|');
  return {
    name,
    comment,
    severity: 'error',
    from: { path: `^(${from})/`, ...source },
    to: { path: workspace, pathNot: `^(${open})/` },
  };
}

module.exports = {
  forbidden: [
    only('engine-alone', 'packages/engine', [], 'The kernel knows no game, no app and no database.'),
    {
      name: 'engine-needs-only-zod',
      comment: 'Whoever embeds the engine gets zod and nothing else.',
      severity: 'error',
      from: { path: '^packages/engine/src/', ...source },
      to: { path: 'node_modules', pathNot: 'node_modules/zod/' },
    },
    only('variants-on-engine', 'packages/variants', ['packages/engine'], 'Rules stand on the kernel alone.'),
    only(
      'shuffle-on-engine',
      'packages/shuffle',
      ['packages/engine'],
      'Anyone can verify a deal without our server.',
    ),
    only(
      'bots-on-rules',
      'packages/bots',
      ['packages/engine', 'packages/variants'],
      'A bot is a function of what its seat sees.',
    ),
    only(
      'client-on-rules',
      'packages/client',
      ['packages/engine', 'packages/variants'],
      'The client guesses with the rules; the server is behind an interface.',
    ),
    only(
      'words-on-rules',
      'packages/words',
      ['packages/engine', 'packages/variants'],
      'Words name what the rules allow, refuse and count.',
    ),
    only(
      'ui-on-engine',
      'packages/ui',
      ['packages/engine', 'packages/variants'],
      'What is drawn knows no rules.',
    ),
    {
      name: 'ui-only-types-of-variants',
      comment: 'What is drawn knows no rules.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/variants/', dependencyTypesNot: ['type-only'] },
    },
    only('db-on-engine', 'packages/db', ['packages/engine'], 'The record does not depend on who writes it.'),
    {
      name: 'db-only-from-api-and-server',
      comment: 'One place reads the raw log.',
      severity: 'error',
      from: { pathNot: '^(packages/(db|api)|apps/server)/' },
      to: { path: '^packages/db/' },
    },
    only(
      'api-below-apps',
      'packages/api',
      ['packages/engine', 'packages/variants', 'packages/shuffle', 'packages/bots', 'packages/db'],
      'The server side knows no page.',
    ),
    {
      name: 'browser-apps-only-types-of-api',
      comment: 'No server code in a page.',
      severity: 'error',
      from: { path: '^apps/(web|admin)/' },
      to: { path: '^packages/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sonner-in-the-toaster-alone',
      comment: 'It is fetched with the first message; say it with shell/toast.ts.',
      severity: 'error',
      from: { pathNot: '^apps/web/src/shell/toaster[.]tsx$' },
      to: { path: 'node_modules/sonner/' },
    },
    {
      name: 'no-app-into-app',
      comment: 'Apps share packages, never each other.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-package-into-app',
      comment: 'The arrow goes from apps to packages.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e|bench)/' },
    },
    {
      name: 'e2e-only-urls',
      comment: 'A story knows what a player knows.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(packages|apps|bench)/' },
    },
    {
      name: 'no-import-past-exports',
      comment: 'Import a package by its name; what its exports do not list does not resolve.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+|e2e|bench)/' },
      to: { path: workspace, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-node-in-browser-code',
      comment: 'These run in a page as well as on the server.',
      severity: 'error',
      from: { path: pure, ...source },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-circular',
      comment: 'Types may refer to each other; what is loaded may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      comment: "Missing file, missing dependency, or an import past a package's exports.",
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'Declare it in the package.json of the package that imports it.',
      severity: 'error',
      from: {},
      // An optional peer is of an unknown type as well, for its peerDependenciesMeta.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    },
    {
      name: 'no-dev-dependency-in-source',
      comment: 'It would be missing for whoever installs the package.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', ...source },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist/|[.]next/|next-env[.]d[.]ts$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
