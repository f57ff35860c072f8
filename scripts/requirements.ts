/**
 * Which requirements do the tests name, and can that be believed? `npm run requirements` checks every claim and counts by area,
 * `-- R4.012` shows a row with its tests, `-- --missing AREA` (or `all`) the rows without any, `-- --json` everything.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RequirementsReport, readRequirements } from './lib/requirements.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'string' }, json: { type: 'boolean' } },
});
const report = readRequirements(join(import.meta.dirname, '..'));

if (positionals.length > 0) process.exitCode = showRows(report, positionals);
else if (values.missing) process.exitCode = showMissing(report, values.missing);
else if (values.json) showJson(report);
else process.exitCode = check(report);

function showRows({ rows, claims }: RequirementsReport, ids: readonly string[]): number {
  let missing = 0;
  for (const id of ids) {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) {
      console.error(`✗ there is no requirement ${id}`);
      missing += 1;
      continue;
    }
    console.log(`${row.id} (${row.area}) ${row.requirement}\n  check: ${row.check}`);
    for (const claim of claims.get(id) ?? [])
      console.log(
        `  ${claim.file}:${claim.line} ${claim.text}${claim.runs ? '' : ' (of code that production never runs)'}`,
      );
    if (claims.get(id)?.length === 0) console.log('  no test names it');
  }
  return missing > 0 ? 1 : 0;
}

function showMissing({ rows, claims }: RequirementsReport, area: string): number {
  if (area !== 'all' && !rows.some((row) => row.area === area)) {
    console.error(`✗ there is no area ${area}; the areas are ${areas(rows).join(', ')} and all`);
    return 1;
  }
  for (const row of rows) {
    if (claims.get(row.id)?.length || (area !== 'all' && row.area !== area)) continue;
    console.log(`${row.id}\t${row.area}\t${row.requirement}\t(${row.check})`);
  }
  return 0;
}

function showJson({ rows, claims, problems }: RequirementsReport): void {
  const requirements = rows.map((row) => ({ ...row, tests: claims.get(row.id) ?? [] }));
  console.log(JSON.stringify({ requirements, problems }, null, 2));
}

function check({ rows, claims, problems }: RequirementsReport): number {
  for (const area of areas(rows)) console.log(count(area, (row) => row.area === area));
  console.log(count('total', () => true));
  for (const problem of problems) console.error(`✗ ${problem}`);
  return problems.length > 0 ? 1 : 0;

  function count(name: string, belongs: (row: (typeof rows)[number]) => boolean): string {
    const all = rows.filter(belongs);
    const named = all.filter((row) => claims.get(row.id)?.length);
    return `${name.padEnd(16)}${named.length} / ${all.length}`;
  }
}

function areas(rows: RequirementsReport['rows']): string[] {
  return [...new Set(rows.map((row) => row.area))].sort();
}
