import { escapeHtml } from '#domain/html/escape-html.ts';
import { firstPerson } from '#domain/site/first-person.ts';
import { isTourForm } from '#domain/tour/tour.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { LISTING_PARAM } from '../forms/form-path.ts';
import { FormViewDocument } from '../forms/form-view.generated.ts';
import { message } from '../messages.ts';
import { errorLoadedPage } from './error-page.ts';
import { systemPage } from './system-page.ts';

const LISTING_ID = /^[\w.-]{1,64}$/;

/** A page with a single form, for links without a modal. `?listing=` is the listing's id. */
export const load: RouteLoader = async ({ execute, params, url, site }) => {
  const formID = params.form ?? '';
  const { data, failures } = await execute(FormViewDocument, { id: formID });
  if (!data?.form) {
    if (failures.length > 0) throw new UpstreamError(failures);

    return errorLoadedPage(404);
  }

  const title = data.form.name ?? '';
  const listing = url.searchParams.get(LISTING_PARAM) ?? '';
  const lead = async () => {
    const { display } = (await site).website.config;

    return escapeHtml(message('tour.lead', firstPerson(display)));
  };
  const state = {
    formID,
    title: { html: escapeHtml(title), size: 'h1' },
    text: { html: isTourForm(formID) ? await lead() : '' },
    buttonText: '',
    listingID: LISTING_ID.test(listing) ? listing : undefined,
  };

  return {
    ...systemPage({ slug: 'form', title, strap: 'strap-form', state }),
    head: { robots: 'noindex' },
  };
};
