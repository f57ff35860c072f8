/** The complete check: generated code up to date, format, lint, types, requirements, unused code, tests. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SCHEMA = 'gateway/schema.graphql';
const before = readFileSync(SCHEMA, 'utf8');

step('generated code', 'npm', ['run', '--silent', 'codegen']);
if (readFileSync(SCHEMA, 'utf8') !== before) stop(`${SCHEMA} was not fresh; it is now: commit it.`);
step('docs/straps.md', 'npm', ['run', '--silent', 'docs:straps', '--', '--check']);
step('format', 'biome', ['format', '.']);
step('lint', 'npm', ['run', '--silent', 'lint']);
step('types', 'npm', ['run', '--silent', 'typecheck']);
step('requirements', 'npm', ['run', '--silent', 'requirements']);
step('unused code', 'npm', ['run', '--silent', 'unused']);
step('tests', 'npm', ['test', '--silent']);
console.log('✓ verified');

function step(name: string, command: string, args: string[]): void {
  console.log(`• ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) stop(`${name} failed`);
}

function stop(message: string): never {
  console.error(`✗ ${message}`);
  process.exit(1);
}
