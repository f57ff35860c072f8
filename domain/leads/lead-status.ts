/** How far the work on a lead is, in the order of a menu. */
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost', 'archived'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Where a lead comes from: a form on a page, in a modal or on another site, or a new account. */
export const LEAD_ORIGINS = ['page', 'modal', 'embedded', 'sign-up'] as const;
export type LeadOrigin = (typeof LEAD_ORIGINS)[number];

export const LEAD_NOTE_MAX = 5000;
