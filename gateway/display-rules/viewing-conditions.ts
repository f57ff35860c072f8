import type { Space } from '#domain/site/website.ts';
import type { ProfileWire } from '../datasources/profile/profile.types.ts';
import type { DisplayRules } from './display-rules.ts';
import { soldRules } from './sold-rules.ts';

/** A viewer of listings and sales. */
export type Viewer = {
  hasCompleted: boolean;
  /** Whether the terms of the source are accepted. */
  hasAgreed: boolean;
};

/** Whether every viewing condition is complete; a service that contradicts itself has completed none. */
export function hasCompleted({ isUserVow, conditions }: ProfileWire): boolean {
  return isUserVow.complete && conditions.every(({ complete }) => complete);
}

/** Whether the conditions open more of the site than a single listing that is marked, whose own page asks for them. */
export function withholdsUntilComplete({
  source,
  vowRequired,
}: Pick<Space, 'source' | 'vowRequired'>): boolean {
  return vowRequired === true || soldRules(source).soldAllowed === 'completed';
}

export function hasAgreed({ termsAgreement, conditions }: ProfileWire): boolean {
  return (
    termsAgreement?.agreed === true &&
    !conditions.some(({ item, complete }) => item === 'termsAgreement' && !complete)
  );
}

// What the rules make of a listing is cached by the rules object: the same for the same viewer.
const variants = new WeakMap<DisplayRules, Map<string, DisplayRules>>();

/** The rules for a viewer; `vowRequired`: the source shows details of no listing without the conditions. */
export function rulesFor(
  rules: DisplayRules,
  { hasCompleted, vowRequired }: Pick<Viewer, 'hasCompleted'> & { vowRequired: boolean },
): DisplayRules {
  const detailsWithheld = hasCompleted ? 'none' : vowRequired ? 'all' : rules.detailsWithheld;
  if (detailsWithheld === rules.detailsWithheld) return rules;

  const known = variants.get(rules) ?? new Map<string, DisplayRules>();
  const variant = known.get(detailsWithheld) ?? { ...rules, detailsWithheld };
  variants.set(rules, known.set(detailsWithheld, variant));

  return variant;
}
