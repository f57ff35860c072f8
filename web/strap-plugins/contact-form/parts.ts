import { CONTACT_FORM_ID } from '#domain/contact/form.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Get in Touch'),
  text: part.richText('Text'),
  layout: part.choice(
    'Layout',
    {
      aside: 'Form in a card beside the office',
      first: 'Form first, the office beside it',
      stacked: 'Form below the office',
    },
    'aside',
  ),
  formID: part.form('Form', CONTACT_FORM_ID),
  links: part.links('Ways to reach you', [
    { icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' },
    { icon: 'mail', text: '{office.email}', href: 'mailto:', type: 'link' },
  ]),
  showMap: part.toggle('Show a link to the map', true),
});

export type ContactFormState = StateOf<typeof parts>;

export const defaultState: ContactFormState = initialState(parts);
