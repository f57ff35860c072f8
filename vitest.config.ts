import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: './vite.config.ts',
        // One copy of graphql: the CommonJS one that Node gives its dependants.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          environment: 'node',
          include: ['{domain,engine,gateway,scripts}/**/*.test.ts', 'web/*.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/{src,strap-plugins}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
