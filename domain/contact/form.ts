/** What kind of answer a field takes. */
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
};

export type Form = { id: string; name: string; fields: FormField[]; hasCaptcha: boolean };

export const CONTACT_FORM_ID = 'stock/contact-agent';

const STOCK_PREFIX = 'stock/';

/** The id as it stands in addresses: without the prefix that marks the stock forms. */
export function formAddressId(id: string): string {
  return id.startsWith(STOCK_PREFIX) ? id.slice(STOCK_PREFIX.length) : id;
}
