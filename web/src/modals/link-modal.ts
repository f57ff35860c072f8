import type { LinkPart } from '#domain/page/parts.ts';
import type { ModalListing, ModalRequest } from './modal-request.ts';

const FORM_ACTION = 'form:';

/**
 * The modal a link's action opens; its own URL takes precedence. `form:ID` is any form of the forms manager. The listing
 * comes from the context around the link, if any.
 */
export function linkModal({ action = '', href }: LinkPart, listing?: ModalListing): ModalRequest | null {
  if (href) return null;

  switch (action) {
    case 'estimate':
    case 'vow-facts':
      return { kind: action, props: {} };
    case 'sign-in':
      return { kind: 'auth', props: {} };
    case 'schedule-tour':
      return { kind: 'tour', props: { listing } };
    case 'contact-agent':
      return { kind: 'contact', props: { listing } };
    default:
      return formModal(action, listing);
  }
}

function formModal(action: string, listing: ModalListing | undefined): ModalRequest | null {
  const formId = action.startsWith(FORM_ACTION) ? action.slice(FORM_ACTION.length).trim() : '';

  return formId ? { kind: 'form', props: { formId, listing } } : null;
}
