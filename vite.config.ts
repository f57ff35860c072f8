import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './web/vite/icon-sprite.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), iconSprite()],
  publicDir: 'web/public',
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'web/src/app/entry-client.ts' },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: { input: 'web/src/app/entry-server.tsx' },
      },
    },
  },
  builder: {},
});
