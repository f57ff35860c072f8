import type { Page } from '#domain/page/page.ts';
import { describePageChange, describePartChange } from '../history/describe-change.ts';
import { type Change, type History, recordChange } from '../history/history.ts';
import type { PartChange, SiteParts } from './site-parts.ts';

/** The unit of editing: a page and the parts that all pages share. Immutable. */
export type EditedDocument = { readonly page: Page; readonly parts: SiteParts };
export type DocumentHistory = History<EditedDocument>;

/** Records a changed page; `at` is its time in milliseconds. Without it the change is a separate step. */
export function changePage(history: DocumentHistory, page: Page, at?: number): DocumentHistory {
  const { present } = history;

  return recordChange(history, { ...present, page }, timed(describePageChange(present.page, page), at));
}

/** Records a changed header, footer or website. */
export function changePart(
  history: DocumentHistory,
  { part, value }: PartChange,
  at?: number,
): DocumentHistory {
  const { present } = history;
  const parts: SiteParts = { ...present.parts, [part]: value };
  const change = describePartChange(part, present.parts[part], value);

  return recordChange(history, { ...present, parts }, timed(change, at));
}

function timed(change: Change, at: number | undefined): Change & { at: number } {
  return at === undefined ? { ...change, key: null, at: 0 } : { ...change, at };
}
