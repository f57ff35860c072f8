import { CONTACT_FORM_ID } from '#domain/contact/form.ts';
import { TOUR_FORM_ID } from '#domain/tour/tour.ts';
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

type ModalForm = { formId: string; listing?: ModalListing; agentId?: string };

/** The form a modal shows, its listing, and whom it is for; null for modals without a form. */
export function modalForm({ kind, props }: ModalRequest): ModalForm | null {
  const formId = ('formId' in props && props.formId) || FORMS[kind];
  if (!formId) return null;

  return {
    formId,
    listing: 'listing' in props ? props.listing : undefined,
    agentId: 'agentId' in props ? props.agentId : undefined,
  };
}
