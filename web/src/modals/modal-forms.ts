import { CONTACT_FORM_ID } from '#domain/contact/form.ts';
import { TOUR_FORM_ID } from '#domain/tour/tour.ts';
import { message } from '../messages.ts';
import type { ModalKind, ModalListing, ModalRequest } from './modal-request.ts';

/** Width of every modal with a form, in pixels. */
export const FORM_WIDTH = 600;

/** The form of the forms manager for each modal that has one. */
const FORMS: Partial<Record<ModalKind, string>> = {
  contact: CONTACT_FORM_ID,
  'more-info': 'stock/more-info',
  tour: TOUR_FORM_ID,
  estimate: 'stock/home-evaluation',
};

/** The form a modal shows and its listing; null for modals without a form. */
export function modalForm({ kind, props }: ModalRequest): { formId: string; listing?: ModalListing } | null {
  const formId = ('formId' in props && props.formId) || FORMS[kind];
  if (!formId) return null;

  return { formId, listing: 'listing' in props ? props.listing : undefined };
}

/** Title of a modal with a form; null to use the form's own name. */
export function formTitle(request: ModalRequest): string | null {
  switch (request.kind) {
    case 'form':
      return request.props.title ?? null;
    case 'contact':
    case 'more-info':
      return message('modal.contact.title');
    case 'estimate':
      return message('modal.estimate.title');
    default:
      return null;
  }
}
