import { type SelectionInfo, selected } from './selection.ts';

/** Whether a search query selects a field that needs the total. */
export function readsTotal(info: SelectionInfo): boolean {
  const fields = selected(info);

  return fields.has('total') || fields.has('pageCount') || fields.has('otherTotals');
}
