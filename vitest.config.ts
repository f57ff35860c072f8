import { defineConfig } from 'vitest/config';

// Projects do not take these from the root: without `maxWorkers` each would have one worker on two cores.
const shared = {
  // One more than the cores of the machine in CI: files that start processes wait for them.
  maxWorkers: 3,
  // Most objects of a test are short-lived: collecting them less often takes a twentieth less processor time.
  execArgv: ['--max-semi-space-size=32'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  // A shared machine may stop for seconds: one retry there, and `npm test` lists what needed it.
  retry: process.env.CI ? 1 : 0,
};

/** Files that cannot share modules: they mock some, set the language of all, need straps that nobody has loaded, or measure the heap. */
const NODE_ALONE = [
  'domain/site/market-text.test.ts',
  'editor/editing/prepare-stored.test.ts',
  'editor/puck/puck-config.test.ts',
  'editor/puck/straps/load-straps.test.ts',
  'engine/identity/relying-party/provider-discovery.test.ts',
  'web/memory.test.ts',
  'web/strap-plugins/kit/registry.test.ts',
];
/** Files that need a window that is the global object itself: they redefine `location`, or run scripts in it. */
const DOM_ALONE = ['editor/drafts/leave-guard.dom.test.tsx', 'web/strap-plugins/kit/html.dom.test.tsx'];
// One copy of graphql: the CommonJS one that Node gives its dependants.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

export default defineConfig({
  test: {
    maxWorkers: shared.maxWorkers,
    // `npm run check` selects the tests that a change reaches; another dependency is no reason to run all of them there.
    forceRerunTriggers: [],
    // Projects run in the order of their names: the slow file of `alone-node` is not left to one worker at the end.
    // A document costs as much as most tests of a file: only files that need one, `*.dom.test.ts`, get one.
    projects: [
      {
        extends: './vite.config.ts',
        resolve: oneGraphql,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          // Modules, and the databases of closed stores, serve all files of a worker.
          isolate: false,
          include: ['{demo,domain,editor,engine,gateway,scripts,web}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.{ts,tsx}', ...NODE_ALONE],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          // A new document and new modules for each file, in a process that has loaded jsdom.
          pool: 'vmForks',
          setupFiles: ['web/src/testing/async-timeout.ts'],
          include: ['{editor,web/src,web/strap-plugins}/**/*.dom.test.{ts,tsx}'],
          exclude: DOM_ALONE,
        },
      },
      {
        extends: './vite.config.ts',
        resolve: oneGraphql,
        test: { ...shared, name: 'alone-node', environment: 'node', include: NODE_ALONE },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'alone-dom',
          environment: 'jsdom',
          setupFiles: ['web/src/testing/async-timeout.ts'],
          include: DOM_ALONE,
        },
      },
    ],
  },
});
