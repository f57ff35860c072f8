import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, isTestHelper, PRODUCTION, reachableFrom, runsOf } from './module-graph.ts';

export const REQUIREMENTS_FILE = 'docs/requirements.tsv';
/** Of scripts/ only the tests of the whole product: no row describes the scripts themselves. */
const SOURCES = ['{domain,editor,engine,gateway,web,e2e}/**/*.{ts,tsx,mjs,graphql,sql}', 'scripts/*.test.ts'];
const ID = /\bR\d+\.\d{3}\b/g;

export interface Requirement {
  id: string;
  area: string;
  requirement: string;
  /** How it is checked: in a browser, by a unit test, against a stub … */
  check: string;
}

/** A reference to a requirement in a test title. */
export interface Claim {
  id: string;
  file: string;
  line: number;
  /** The title or table row with the id. */
  text: string;
  /** Whether the tested code is used in production. */
  runs: boolean;
}

export interface RequirementsReport {
  rows: readonly Requirement[];
  /** By id, in the order of the rows. */
  claims: ReadonlyMap<string, readonly Claim[]>;
  problems: readonly string[];
}

/** Reads the requirements of a tree and the claims of its tests; `problems` lists invalid claims. */
export function readRequirements(
  root: string,
  production: readonly string[] = PRODUCTION,
): RequirementsReport {
  const { rows, problems } = readRows(readFileSync(join(root, REQUIREMENTS_FILE), 'utf8'));
  const claims = new Map<string, Claim[]>(rows.map((row) => [row.id, []]));
  const running = reachableFrom(root, production);
  const sources = globSync(SOURCES, { cwd: root }).filter((file) => !file.includes('__generated__'));

  for (const file of sources.sort()) {
    const text = readFileSync(join(root, file), 'utf8');
    if (text.search(ID) === -1) continue;
    const runs = isTest(file) && testsRunningCode(root, file, running);
    for (const [index, line] of text.split('\n').entries()) {
      for (const [id] of line.matchAll(ID)) {
        const known = claims.get(id);
        if (!known)
          problems.push(`${file}:${index + 1} names ${id}, which is no row of ${REQUIREMENTS_FILE}`);
        else if (isTest(file) && !isComment(line))
          known.push({ id, file, line: index + 1, text: sentence(line, id), runs });
      }
    }
  }
  for (const [id, found] of claims) {
    if (found.length === 0 || found.some((claim) => claim.runs)) continue;
    const files = [...new Set(found.map((claim) => claim.file))];
    problems.push(`${id} is claimed only by tests of code that production never runs: ${files.join(', ')}`);
  }
  return { rows, claims, problems };
}

function readRows(text: string): { rows: Requirement[]; problems: string[] } {
  const rows: Requirement[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    if (index === 0) continue;
    const [id = '', area = '', requirement = '', check = '', ...more] = line.split('\t');
    const place = `${REQUIREMENTS_FILE}:${index + 1}`;
    if (!/^R\d+\.\d{3}$/.test(id) || !area || !requirement || !check || more.length > 0)
      problems.push(`${place} is not an id, an area, a requirement and a check`);
    else if (seen.has(id)) problems.push(`${place} gives ${id} a second time`);
    else rows.push({ id, area, requirement, check });
    seen.add(id);
  }
  return { rows, problems };
}

/** A journey tests the built site. A unit test covers the module next to it, or else everything it imports. */
function testsRunningCode(root: string, test: string, running: ReadonlySet<string>): boolean {
  if (test.startsWith('e2e/')) return true;
  const base = test.replace(/(\.contract)?\.test\.tsx?$/, '');
  const beside = [`${base}.ts`, `${base}.tsx`].filter((file) => existsSync(join(root, file)));
  const tested = beside.length > 0 ? beside : subjects(root, test);
  return tested.length > 0 && tested.every((file) => running.has(file));
}

/** The modules a test imports, directly or through helpers. */
function subjects(root: string, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(join(root, file))) return [];
  seen.add(file);
  return runsOf(root, file)
    .filter((target) => /\.tsx?$/.test(target) && existsSync(join(root, target)))
    .flatMap((target) => (isTestHelper(target) ? subjects(root, target, seen) : [target]));
}

function isComment(line: string): boolean {
  return /^\s*(\/\/|\/?\*)/.test(line);
}

/** The quoted text around an id, or the whole line, for example in a table. */
function sentence(line: string, id: string): string {
  const quoted = [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .find((text) => text.includes(id) && text !== id);
  return quoted ?? line.trim();
}
