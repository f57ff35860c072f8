/** The chosen ids with one of them added or removed. */
export function withChosen(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);

  return next;
}
