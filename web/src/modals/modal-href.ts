import { videoPageUrl } from '#domain/page/video-url.ts';
import { formPath } from '../forms/form-path.ts';
import { legalSlugs } from '../site/legal-slugs.ts';
import type { SiteModel } from '../site/site-model.ts';
import { modalForm } from './modal-forms.ts';
import type { ModalRequest } from './modal-request.ts';
import { mailLink } from './share-links.ts';

/** Fallback URL of a link that opens a modal, for use without JavaScript: a page, a mailto link or a video. */
export function modalHref(request: ModalRequest, { website, origin }: SiteModel): string {
  const form = modalForm(request);
  if (form) return formPath(form.formId, form.listing?.id);

  switch (request.kind) {
    case 'share':
      return mailLink({ url: new URL(request.props.path, origin).href, title: request.props.title });
    case 'video':
      return videoPageUrl(request.props.id);
    case 'vow-facts':
      return `/${legalSlugs(website).privacy}`;
    default:
      return '/account/sign-in';
  }
}
