import { CONTACT_FORM_ID } from '#domain/contact/form.ts';
import type { HeadingPart, LinkPart, TextPart } from '#domain/page/parts.ts';

export type ContactFormState = {
  title: HeadingPart;
  text: TextPart;
  formID: string;
  links: LinkPart[];
  /** A link to the office on a map. */
  showMap: boolean;
};

export const defaultState: ContactFormState = {
  title: { html: 'Get in Touch', size: 'h2' },
  text: { html: '' },
  formID: CONTACT_FORM_ID,
  links: [
    { icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' },
    { icon: 'mail', text: '{office.email}', href: 'mailto:', type: 'link' },
  ],
  showMap: true,
};
