import type { Rejection } from '#engine/store/import-table.ts';

const MAX_EXAMPLES = 3;

/** Rejections grouped by reason, the most frequent first, with examples. */
export function rejectionLines(rejected: readonly Rejection[]): string[] {
  const byReason = Map.groupBy(rejected, ({ reason }) => reason);
  return [...byReason]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, list]) => {
      const examples = list
        .slice(0, MAX_EXAMPLES)
        .map(({ record }) => record)
        .join(', ');
      return `  ${list.length} × ${reason} (${examples}${list.length > MAX_EXAMPLES ? ', …' : ''})`;
    });
}
