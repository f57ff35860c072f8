/** First letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);

  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

/** The address that calls a number. */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Agents in the order in which they were chosen; the whole team when nobody was. */
export function chosenAgents<Agent extends { id: string; uid?: string; path: string }>(
  roster: readonly Agent[],
  chosen: readonly string[],
): Agent[] {
  if (chosen.length === 0) return [...roster];
  const named = (name: string) =>
    roster.find(({ id, uid, path }) => id === name || uid === name || path === `/agent/${name}`);

  return chosen.flatMap((name) => named(name) ?? []);
}
