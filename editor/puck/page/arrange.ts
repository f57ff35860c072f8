import { movesBetween } from './moves.ts';

/** Orders the elements of a zone by these ids; others stay. React later finds the order it is about to render. */
export function arrange(zone: Element, ids: readonly string[]): void {
  const known = new Set(ids);
  const there = [...zone.children].filter((child) => known.has(idOf(child)));
  const present = new Set(there.map(idOf));
  const wanted = ids.filter((id) => present.has(id));

  for (const { from, to } of movesBetween(there.map(idOf), wanted)) {
    const [strap] = there.splice(from, 1);
    if (!strap) return;
    const last = there.at(-1);
    if (!last) return;
    move(zone, strap, there[to] ?? last.nextSibling);
    there.splice(to, 0, strap);
  }
}

/** Uses `moveBefore` if available, which preserves playback, scroll position and focus. */
function move(zone: Element, strap: Element, next: Node | null): void {
  if ('moveBefore' in zone) zone.moveBefore(strap, next);
  else (zone as Element).insertBefore(strap, next);
}

function idOf(child: Element): string {
  return child.getAttribute('data-puck-component') ?? '';
}
