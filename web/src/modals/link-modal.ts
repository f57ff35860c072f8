import type { LinkPart } from '#domain/page/parts.ts';
import { youTubeId } from '#domain/page/video-url.ts';
import type { ModalListing, ModalRequest } from './modal-request.ts';

const FORM_ACTION = 'form:';
const VIDEO_ACTION = 'video:';

/** What a link refers to: the page with the link, and the listing from the context around it, if any. */
type LinkSurroundings = { page: { path: string; title: string }; listing?: ModalListing };

/**
 * The modal a link's action opens; its own URL takes precedence. `form:ID` is any form of the forms manager, `video:URL` a
 * video of YouTube.
 */
export function linkModal(
  { text, action = '', href }: LinkPart,
  { page, listing }: LinkSurroundings,
): ModalRequest | null {
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
    case 'share':
      return listing
        ? { kind: 'share', props: { path: listing.path, title: listing.address ?? page.title } }
        : { kind: 'share', props: { ...page, isPage: true } };
    default:
      return videoModal(action, text) ?? formModal(action, listing);
  }
}

function videoModal(action: string, text: string): ModalRequest | null {
  const id = action.startsWith(VIDEO_ACTION) ? youTubeId(action.slice(VIDEO_ACTION.length).trim()) : null;

  return id ? { kind: 'video', props: { id, title: text } } : null;
}

function formModal(action: string, listing: ModalListing | undefined): ModalRequest | null {
  const formId = action.startsWith(FORM_ACTION) ? action.slice(FORM_ACTION.length).trim() : '';

  return formId ? { kind: 'form', props: { formId, listing } } : null;
}
