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
    const next = there[to];
    if (next) next.before(strap);
    else there.at(-1)?.after(strap);
    there.splice(to, 0, strap);
  }
}

function idOf(child: Element): string {
  return child.getAttribute('data-puck-component') ?? '';
}
