import { STOCK_BUTTON } from '#domain/contact/form.ts';
import { CONTACT_FORM_ID } from '#domain/contact/form.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  formID: part.form('Form', CONTACT_FORM_ID),
  title: part.heading('Heading', 'Contact'),
  text: part.richText('Text'),
  buttonText: part.text('Words on the button', STOCK_BUTTON),
  /** The listing the form is about, on pages of a single form. */
  listingID: part.listing(null, null),
});

export type FormState = StateOf<typeof parts>;

export const defaultState: FormState = initialState(parts);
