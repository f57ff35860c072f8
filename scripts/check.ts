/**
 * A check of the changes since the main branch (or `-- --since COMMIT`) in less than a minute: generated code, format, types, walls,
 * requirements and unused code of the whole; lint of the changed files, and the tests that they reach. `npm run verify` is the
 * complete check.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

type Step = [name: string, command: string, args: string[]];

const root = join(import.meta.dirname, '..');
/** What the compiler knows of the last check: the next one reads only what has changed. */
const CACHE = join(root, 'node_modules/.cache/strapwork');
const LINTED = /\.(?:[cm]?[jt]sx?|jsonc?|css|graphql)$/;

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const base = values.since ?? forkedFromMain();
const changed = changedFiles();
mkdirSync(CACHE, { recursive: true });

const typesOf = (project: string): Step => [
  `types of the ${project}`,
  'tsc',
  [
    '-p',
    `tsconfig.${project}.json`,
    '--incremental',
    '--tsBuildInfoFile',
    join(CACHE, `${project}.tsbuildinfo`),
  ],
];
const BESIDE_EACH_OTHER: Step[] = [
  typesOf('server'),
  typesOf('tools'),
  typesOf('web'),
  ...(changed.length > 0
    ? [
        [
          'lint of what has changed',
          'biome',
          ['lint', '--error-on-warnings', '--no-errors-on-unmatched', ...changed],
        ] as Step,
      ]
    : []),
  ['format', 'biome', ['format', '.']],
  ['walls', 'vitest', ['run', '--project', 'node', 'scripts/walls.test.ts', 'scripts/references.test.ts']],
  ['requirements', 'npm', ['run', '--silent', 'requirements']],
  ['what nothing uses', 'npm', ['run', '--silent', 'unused']],
];

const begun = Date.now();
const failed: string[] = [];

// First, since the types depend on it.
await run(['generated code', 'npm', ['run', '--silent', 'codegen']]);
const waiting = [...BESIDE_EACH_OTHER];
await Promise.all(
  Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
  }),
);
await run(['tests that the changes reach', 'vitest', ['run', '--changed', base, '--passWithNoTests']]);

console.log(failed.length > 0 ? `✗ ${failed.join(', ')}` : `✓ all in ${seconds(begun)}`);
process.exit(failed.length > 0 ? 1 : 0);

/** Prints a step's duration, and its output only when it failed. */
function run([name, command, args]: Step): Promise<void> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const end = (isRight: boolean) => {
      if (!isRight) failed.push(name);
      console.log(`${isRight ? '✓' : '✗'} ${name}, ${seconds(started)}${isRight ? '' : `\n${output}`}`);
      resolve();
    };
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (status) => end(status === 0));
  });
}

function forkedFromMain(): string {
  for (const branch of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', branch], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** Files that a commit since the base or the working tree has changed. */
function changedFiles(): string[] {
  const lines = (args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.split('\n').filter(Boolean);
  };
  const names = [
    ...lines(['diff', '--name-only', base]),
    ...lines(['ls-files', '--others', '--exclude-standard']),
  ];

  return names.filter((name) => LINTED.test(name) && existsSync(join(root, name)));
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
