import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { accepts } from './accepts.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const BRIEF = 'public, max-age=3600';

type StaticFile = { path: string; size: number; brotliSize: number | null };

/** Serves the files of a directory as they were at start-up; null for any other path. */
export async function createStaticFiles(root: string): Promise<(request: Request) => Response | null> {
  const files = await list(root);

  return (request) => {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null;

    const isCompressed = file.brotliSize !== null && accepts(request, 'br');
    const headers = new Headers({
      'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
      'content-length': String(isCompressed ? file.brotliSize : file.size),
      'cache-control': pathname.startsWith('/assets/') ? IMMUTABLE : BRIEF,
      vary: 'accept-encoding',
    });
    if (isCompressed) headers.set('content-encoding', 'br');
    if (request.method === 'HEAD') return new Response(null, { headers });

    const stream = createReadStream(isCompressed ? `${file.path}.br` : file.path);

    return new Response(Readable.toWeb(stream) as unknown as RequestInit['body'], { headers });
  };
}

async function list(root: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(root, path).startsWith('.'));
  const sizes = new Map(
    await Promise.all(paths.map(async (path) => [path, (await stat(path)).size] as const)),
  );

  return new Map(
    paths
      .filter((path) => !path.endsWith('.br'))
      .map((path) => [
        `/${relative(root, path).split(sep).join('/')}`,
        { path, size: sizes.get(path) ?? 0, brotliSize: sizes.get(`${path}.br`) ?? null },
      ]),
  );
}
