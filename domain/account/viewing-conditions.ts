/** What a visitor must complete before details and sales that are withheld may be shown, in the default order. */
export const VIEWING_CONDITIONS = ['loggedIn', 'termsAgreement', 'email_verified', 'contactInfo'] as const;

export type ViewingCondition = (typeof VIEWING_CONDITIONS)[number];

export type ConditionState = { item: ViewingCondition; complete: boolean };

/** The next incomplete condition: signing in first, then the order of the list. Null when all are complete. */
export function nextCondition(conditions: readonly ConditionState[]): ViewingCondition | null {
  const open = conditions.filter(({ complete }) => !complete).map(({ item }) => item);

  return open.includes('loggedIn') ? 'loggedIn' : (open[0] ?? null);
}
