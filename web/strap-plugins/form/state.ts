import { CONTACT_FORM_ID } from '#domain/contact/form.ts';
import type { HeadingPart, TextPart } from '#domain/page/parts.ts';

export type FormState = {
  formID: string;
  title: HeadingPart;
  text: TextPart;
  buttonText: string;
  /** The listing it is about, where the product shows the form by itself. */
  listingID?: string;
};

export const defaultState: FormState = {
  formID: CONTACT_FORM_ID,
  title: { html: 'Contact', size: 'h2' },
  text: { html: '' },
  buttonText: 'Send',
};
