import type { Terminal } from './admin-context.ts';

/** Writes what a command found: lines for people, one JSON document with `--json`. */
export function print(
  { out }: Terminal,
  { json }: { json?: boolean },
  { data, lines }: { data: unknown; lines: readonly string[] },
): void {
  out(json ? `${JSON.stringify(data, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
}

/** Rows in columns as wide as their longest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));

  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
