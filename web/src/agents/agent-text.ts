/** Initials of first and last name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);

  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

/** The tel: URL of a phone number. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Agents in the chosen order; the whole team if none is chosen. */
export function chosenAgents<Agent extends { id: string; uid?: string; path: string }>(
  roster: readonly Agent[],
  chosen: readonly string[],
): Agent[] {
  if (chosen.length === 0) return [...roster];
  const named = (name: string) =>
    roster.find(({ id, uid, path }) => id === name || uid === name || path === `/agent/${name}`);

  return chosen.flatMap((name) => named(name) ?? []);
}
