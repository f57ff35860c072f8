/** Field types of a form. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'select',
  'checkbox',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export type FormField = {
  name: string;
  label: string;
  type: FieldType;
  required: boolean;
  placeholder?: string;
  /** Choices of a select. */
  options?: string[];
  /** First and last day of a date field, as `2026-11-23`. */
  min?: string;
  max?: string;
};

/** When the visitor must solve a captcha: `doubt` is for a submission that may be a robot's (doubt.ts). */
export const CAPTCHA_USES = ['never', 'doubt', 'always'] as const;
export type CaptchaUse = (typeof CAPTCHA_USES)[number];

export type Form = { id: string; name: string; fields: FormField[]; captcha: CaptchaUse };

export const CONTACT_FORM_ID = 'stock/contact-agent';
/** A form's button until an agent names it: shown in the site's language, by what the form does. */
export const STOCK_BUTTON = 'Send';

export const NEWSLETTER_FORM_ID = 'stock/newsletter';

/** Query parameter of the page that a form is sent from: the id of the agent it is written to. */
export const WRITTEN_TO_PARAM = 'agent';

const STOCK_PREFIX = 'stock/';

/** The id in URLs: without the prefix of the stock forms. */
export function formUrlId(id: string): string {
  return id.startsWith(STOCK_PREFIX) ? id.slice(STOCK_PREFIX.length) : id;
}
