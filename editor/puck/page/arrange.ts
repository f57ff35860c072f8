import { movesBetween } from './moves.ts';

/**
 * Puts the straps of a zone in the order of their ids; those that have none there stay. React finds what it drew, and where
 * it later wants the same order, it has it already.
 */
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

/** Where the browser can, what plays, is scrolled or has the focus in the strap stays as it is. */
function move(zone: Element, strap: Element, next: Node | null): void {
  if ('moveBefore' in zone) zone.moveBefore(strap, next);
  else (zone as Element).insertBefore(strap, next);
}

function idOf(child: Element): string {
  return child.getAttribute('data-puck-component') ?? '';
}
