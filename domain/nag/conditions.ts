/** What a visitor may have to do before a listing's details are shown (specification §1 and §4). */
export const CONDITIONS = ['termsAgreement', 'email_verified', 'contactInfo', 'loggedIn'] as const;

export type ConditionItem = (typeof CONDITIONS)[number];
export type Condition = { item: ConditionItem; complete: boolean };

/** Logging in comes first, otherwise the first incomplete condition in the server's order; null when all are done. */
export function nextCondition(conditions: readonly Condition[]): ConditionItem | null {
  const open = conditions.filter(({ complete }) => !complete).map(({ item }) => item);

  return open.includes('loggedIn') ? 'loggedIn' : (open[0] ?? null);
}

/** Everything is done: the visitor may see what a virtual office website shows. */
export function isVowReady(conditions: readonly Condition[]): boolean {
  return nextCondition(conditions) === null;
}

/** The conditions of a server that lists only what is complete, in the order of the product. */
export function conditionsOf(complete: Partial<Record<ConditionItem, boolean>>): Condition[] {
  return CONDITIONS.map((item) => ({ item, complete: complete[item] === true }));
}
