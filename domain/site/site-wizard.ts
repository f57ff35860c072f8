/** The steps of setting up a new site in the editor, after its owner has an account. */
export const WIZARD_STEPS = ['brand', 'people', 'pages', 'look', 'listings'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The state of a step; the second: confirmed without a change. */
export const WIZARD_MARKS = ['done', 'kept', 'skipped'] as const;
export type WizardMark = (typeof WIZARD_MARKS)[number];

/** Where the owner is, and what became of each step; a site that is set up, or stopped it, has none. */
export type WizardState = {
  at: WizardStep | 'end';
  steps: Partial<Record<WizardStep, WizardMark>>;
  /** The whole-site template that the pages were made of last. */
  template?: string;
};

export const NEW_WIZARD: WizardState = { at: 'brand', steps: {} };
