import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './web/vite/compress-assets.ts';
import { iconSprite } from './web/vite/icon-sprite.ts';
import { inlineMessages } from './web/vite/inline-messages.ts';
import { localiseChunks } from './web/vite/localise-chunks.ts';
import { alongWith, SHARED_CODE } from './web/vite/shared-code.ts';
import { strapPackages } from './web/vite/strap-packages.ts';
import type { StrapworkConfig } from './web/vite/strapwork-config.ts';

/** What this site adds to the product; STRAPWORK_CONFIG names another file than strapwork.config.ts. */
const configFile = resolve(import.meta.dirname, process.env.STRAPWORK_CONFIG ?? 'strapwork.config.ts');
const { default: strapwork }: { default: StrapworkConfig } = await import(pathToFileURL(configFile).href);

/**
 * The first script names every file, and hashes do not compress: seven hex digits are the fewest that the build allows. Two
 * versions of a file have the same name once in 268 million. The server names the same files.
 */
const FILE_NAMES = {
  hashCharacters: 'hex',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    inlineMessages(),
    iconSprite(),
    strapPackages(import.meta.dirname, strapwork.straps),
    localiseChunks(),
    compressAssets(),
  ],
  publicDir: 'web/public',
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { resolveDependencies: (file, imported) => alongWith(file, imported) },
        // The map library and the editor's canvas, each loaded only where it is shown.
        chunkSizeWarningLimit: 1200,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: 'web/src/app/entry-client.ts',
          output: { ...FILE_NAMES, codeSplitting: { groups: SHARED_CODE } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: 'web/src/app/entry-server.tsx',
          output: { ...FILE_NAMES, entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {},
});
