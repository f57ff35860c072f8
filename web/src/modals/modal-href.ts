import { videoPageUrl } from '#domain/page/video-url.ts';
import { formPath } from '../forms/form-path.ts';
import { legalSlugs } from '../site/legal-slugs.ts';
import type { PendingAction } from '../site/pending-action.ts';
import type { SiteModel } from '../site/site-model.ts';
import { mailLink } from './mail-link.ts';
import { modalForm } from './modal-forms.ts';
import type { ModalRequest } from './modal-request.ts';

/**
 * URL of a link that opens a modal, for use without JavaScript and before hydration: a page, a mailto link or a video. A
 * hash is what a customer's code does on the page at `path` once it is loaded (`customer/hash-action.ts`).
 */
export function modalHref(request: ModalRequest, { website, origin }: SiteModel, path: string): string {
  const form = modalForm(request);
  if (form) return formPath(form.formId, { listingId: form.listing?.id, agentId: form.agentId });

  switch (request.kind) {
    case 'share':
      return mailLink({ url: new URL(request.props.path, origin).href, title: request.props.title });
    case 'video':
      return videoPageUrl(request.props.id);
    case 'vow-facts':
      return `/${legalSlugs(website).privacy}`;
    case 'saved':
    case 'save-search':
      return `#${request.kind}`;
    case 'auth': {
      const { pending } = request.props;
      return pending ? accountPage('sign-up', path + pendingHash(pending)) : accountPage('sign-in', path);
    }
    default:
      return accountPage('sign-in', path);
  }
}

function accountPage(page: 'sign-in' | 'sign-up', returnTo: string): string {
  return `/account/${page}?returnTo=${encodeURIComponent(returnTo)}`;
}

function pendingHash(pending: PendingAction): string {
  if (pending.action === 'save-search') return '#save-search';
  return pending.action === 'add-favourite' ? `#favourite-${pending.listingId}` : '';
}
