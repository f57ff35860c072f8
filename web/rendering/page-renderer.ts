import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { FontFile } from '#engine/identity/login/page-look.ts';
import type { BuildManifest, Handle, HandleOptions } from '../src/app/handle.ts';

const ENTRY = '/web/src/app/entry-server.tsx';

export type PageRenderer = (request: Request, options: Omit<HandleOptions, 'manifest'>) => Promise<Response>;

/** Renders from the build in `dist`. */
export async function createBuiltRenderer(
  root: string,
): Promise<{ render: PageRenderer; fontFile: FontFile }> {
  const server: { handle: Handle; fontFile: FontFile } = await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  );
  const manifest = await readManifest(join(root, 'dist/client'));

  return {
    render: (request, options) => server.handle(request, { ...options, manifest }),
    fontFile: server.fontFile,
  };
}

/** The build's manifest with the contents of its style sheets. */
async function readManifest(client: string): Promise<BuildManifest> {
  const manifest: BuildManifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const read = (file: string) => readFile(join(client, file), 'utf8');
  const chunks = Object.entries(manifest).map(async ([source, chunk]) => [
    source,
    { ...chunk, cssTexts: await Promise.all((chunk.css ?? []).map(read)) },
  ]);

  return Object.fromEntries(await Promise.all(chunks));
}

/** Renders from the current sources. */
export function createDevelopmentRenderer(vite: ViteDevServer): PageRenderer {
  return async (request, options) => {
    const server = (await vite.ssrLoadModule(ENTRY)) as { handle: Handle };

    return server.handle(request, { ...options, manifest: null });
  };
}
