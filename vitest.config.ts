import { defineConfig } from 'vitest/config';

// Projects do not take these from the root.
const timeouts = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  // A shared machine may stop for seconds: one retry there, and `npm test` lists what needed it.
  retry: process.env.CI ? 1 : 0,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    // `npm run check` asks for the tests that a change reaches; another dependency is no reason to run all of them there.
    forceRerunTriggers: [],
    // A document costs as much as most tests of a file: only files that need one, `*.dom.test.ts`, get one.
    projects: [
      {
        extends: './vite.config.ts',
        // One copy of graphql: the CommonJS one that Node gives its dependants.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          ...timeouts,
          name: 'node',
          environment: 'node',
          include: [
            '{demo,domain,engine,gateway,scripts}/**/*.test.ts',
            'web/*.test.ts',
            'web/vite/*.test.ts',
            '{editor,web/src,web/strap-plugins}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.dom.test.{ts,tsx}'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...timeouts,
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['web/src/testing/async-timeout.ts'],
          include: ['{editor,web/src,web/strap-plugins}/**/*.dom.test.{ts,tsx}'],
        },
      },
    ],
  },
});
