import { diffPages, type PageChange } from '#domain/page/diff-pages.ts';
import { HERO_ID, type Page } from '#domain/page/page.ts';
import type { SitePart } from '../editing/site-parts.ts';
import { editorMessage } from '../messages.ts';
import { detailLabel, strapLabel } from '../strap-label.ts';
import { changedPlace } from './change-place.ts';
import type { Change } from './history.ts';

/** The undo key and label of a page change; only typing or sliding in one field of one strap has a key. */
export function describePageChange(before: Page, after: Page): Change {
  const changes = diffPages(before, after);

  return { key: keyOf(changes), label: labelOf(changes) };
}

/** The same for a change of a shared part. */
export function describePartChange(part: SitePart, before: unknown, after: unknown): Change {
  const place = changedPlace(before, after);
  const isTyped = place && place !== 'name' && isLeaf(valueAt(after, place));

  return { key: isTyped ? `${part}/${place}` : null, label: editorMessage(`step.part.${part}`) };
}

function keyOf(changes: PageChange[]): string | null {
  const [only] = changes;
  if (changes.length !== 1 || only?.kind !== 'changed') return null;
  const { id, before, after } = only;
  const place = changedPlace(before, after);
  const isTyped = place !== null && place !== 'name' && isLeaf(valueAt(before, place));

  return isTyped ? `${id}/${place}` : null;
}

/** Whether the value is typed or set by a slider, so that changes come in quick succession. */
function isLeaf(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function valueAt(value: unknown, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((member, key) => (member as Record<string, unknown> | undefined)?.[key], value);
}

function labelOf(changes: PageChange[]): string {
  const [change] = changes;
  if (!change) return '';
  if (change.kind === 'detail') return editorMessage('step.detail', { label: detailLabel(change.detail) });
  const label = change.id === HERO_ID ? editorMessage('panel.hero') : strapLabel(change.name);

  return changes.length > 1 && change.kind === 'added'
    ? editorMessage('step.addedMany', { count: changes.length })
    : editorMessage(`step.${change.kind}`, { label });
}

/** The id of the strap that a step changed; null if it was deleted or is none. */
export function touchedStrap(before: Page, after: Page): string | null {
  const touched = diffPages(before, after).find(
    (change) => change.kind !== 'detail' && change.after !== null,
  );

  return touched && touched.kind !== 'detail' ? touched.id : null;
}
