import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createStaticFiles } from './static-files.ts';

let serve: Awaited<ReturnType<typeof createStaticFiles>>;

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'static-files-'));
  await mkdir(join(root, 'assets'));
  await mkdir(join(root, '.vite'));
  await writeFile(join(root, 'assets/a-1.js'), 'plain');
  await writeFile(join(root, 'assets/a-1.js.br'), 'br');
  await writeFile(join(root, 'favicon.svg'), '<svg/>');
  await writeFile(join(root, '.vite/manifest.json'), '{}');
  serve = await createStaticFiles(root);
});

const send = (path: string, headers: RequestInit['headers'] = {}, method = 'GET') =>
  serve(new Request(`http://localhost${path}`, { headers, method }));

test('a file of the build is compressed for clients that accept it, and cached for a year', async () => {
  const response = send('/assets/a-1.js', { 'accept-encoding': 'gzip, br' });

  expect(await response?.text()).toBe('br');
  expect(response?.headers.get('content-encoding')).toBe('br');
  expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response?.headers.get('cache-control')).toContain('immutable');
});

test('clients without brotli get the plain file', async () => {
  expect(await send('/assets/a-1.js', { 'accept-encoding': 'br;q=0' })?.text()).toBe('plain');
  expect(await send('/assets/a-1.js')?.text()).toBe('plain');
});

test('a HEAD request returns headers only', async () => {
  const response = send('/favicon.svg', {}, 'HEAD');

  expect(response?.headers.get('content-length')).toBe('6');
  expect(await response?.text()).toBe('');
});

test.each(['/', '/.vite/manifest.json', '/assets/a-1.js.br', '/assets/../../etc/passwd', '/nothing.js'])(
  '%s is no file of the build',
  (path) => {
    expect(send(path)).toBeNull();
  },
);
