import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** Of the image, the base images and the service manager, not of the product. */
const OTHERS = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX']);

type Compose = {
  services: Record<
    string,
    { environment?: Record<string, string | number>; volumes?: string[]; image?: string; ports?: string[] }
  >;
  volumes: Record<string, null>;
};
const compose: Compose = parse(read('compose.yaml'));
const dockerfile = read('Dockerfile');
const unit = read('deploy/strapwork.service');

test('every variable that the files set for the site is documented', () => {
  const documented = new Set(
    [...read('docs/configuration.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  );
  const ofImage = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/(\w+)=/g)].map(([, name]) => name ?? ''),
  );
  const ofUnit = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name ?? '');
  const ofSite = Object.keys(compose.services.site?.environment ?? {});
  const set = [...ofImage, ...ofUnit, ...ofSite].filter((name) => !OTHERS.has(name));

  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !documented.has(name))).toEqual([]);
});

test('only the proxy is reachable from outside, and every volume is declared', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['proxy']);

  const named = Object.values(compose.services)
    .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    .filter((source) => !source.startsWith('.'));
  expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
});

test('the image has the Node version of the lock file, a user without rights and the folders that run', () => {
  const { dependencies, imports } = JSON.parse(read('package.json'));
  expect(dockerfile).toContain(`ARG NODE_VERSION=${dependencies.node}\n`);
  expect(dockerfile.indexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('RUN '));
  for (const room of Object.values<string>(imports).map((path) => path.split('/')[1]))
    expect(dockerfile).toContain(`COPY --from=build /app/${room} ./${room}\n`);

  // One command everywhere: its flags limit the memory of the process.
  const flags = '--max-semi-space-size=8 --heap-growing-percent=50';
  expect(JSON.parse(read('package.json')).scripts.serve).toContain(`node ${flags} web/server.ts`);
  expect(unit).toContain(`node ${flags} web/server.ts`);
  expect(dockerfile).toContain(
    JSON.stringify(['node', ...flags.split(' '), 'web/server.ts']).replaceAll(',', ', '),
  );
});
