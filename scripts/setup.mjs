// Prepares a fresh clone: dependencies, generated code, the build, a browser for the tests.
// Runs on Node 18 or newer without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtMark, sourceHash } from './lib/built.mjs';
import { findChromium, findHeadlessShell } from './lib/find-chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const goal = process.argv[2] ?? 'start';

const major = Number(process.versions.node.split('.')[0]);
if (major < 18)
  fail(`Strapwork needs Node.js 18 or newer to set itself up; this is ${process.versions.node}.`);

phase('dependencies', installedMark(), lockHash(), installDependencies);

if (goal === 'dev') {
  phase('generated code', join(root, 'gateway/__generated__/.hash'), sourceHash(GENERATED()), () =>
    run('npm', ['run', '--silent', 'codegen']),
  );
  phase('map', join(root, 'dist/.demo-map'), sourceHash(['demo', 'scripts/demo-map.ts']), () =>
    run('node', ['scripts/demo-map.ts']),
  );
} else if (goal !== 'check') {
  phase('site', builtMark(), sourceHash(), () => run('npm', ['run', '--silent', 'build']));
}

if (goal === 'test') browser();

/** Runs `make` unless the mark has the hash, and prints the phase and its duration. */
function phase(name, mark, hash, make) {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  const begun = Date.now();
  console.log(`• preparing ${name} …`);
  make();
  mkdirSync(join(mark, '..'), { recursive: true });
  writeFileSync(mark, hash);
  console.log(`✓ ${name} ready after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

/** The journeys run in the headless shell of Chromium, where it cannot be installed in Chromium itself. */
function browser() {
  if (findHeadlessShell() || process.env.CHROMIUM_PATH) {
    if (!findChromium()) fail('CHROMIUM_PATH names no file.');
    return;
  }
  const begun = Date.now();
  console.log('• installing the headless shell of Chromium for the browser tests …');
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debian) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
    if (attempt('apt-get', ['update', '-qq']).status === 0) attempt('apt-get', install, quiet);
  } else {
    attempt('npx', ['playwright', 'install', 'chromium']);
  }
  if (!findChromium()) fail('No Chromium was found. Install one, or set CHROMIUM_PATH.');
  if (!findHeadlessShell()) console.log('  not installed: the tests take longer in Chromium itself');
  console.log(`✓ Chromium ready after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

/** npm skips native packages that do not support the Node it runs on, so it has to run on the pinned one. */
function installDependencies() {
  const ci = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node;
  if (major >= Number(pinned.split('.')[0])) return run('npm', ci);

  const home = join(root, '.cache/node');
  const bin = join(home, 'node_modules/.bin');
  if (!existsSync(join(bin, process.platform === 'win32' ? 'node.cmd' : 'node'))) {
    console.log(`  this machine has Node ${process.versions.node}: fetching Node ${pinned} for the project`);
    run('npm', [
      'install',
      '--prefix',
      home,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `node@${pinned}`,
    ]);
  }
  run('npm', ci, {}, bin);
}

function installedMark() {
  return join(root, 'node_modules/.strapwork-lock');
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function GENERATED() {
  return ['codegen.ts', 'gateway/schema', 'scripts/codegen', 'editor', 'web'];
}

function run(command, args, env, bin) {
  const result = attempt(command, args, env, bin);
  if (result.status !== 0)
    fail(`\`${command} ${args.join(' ')}\` failed${result.error ? `: ${result.error.message}` : ''}.`);
}

function attempt(command, args, env = {}, bin = join(root, 'node_modules/.bin')) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      ...env,
    },
  });
}

function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}
