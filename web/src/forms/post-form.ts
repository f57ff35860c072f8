import type { Execute } from '../data/document.ts';
import { message } from '../messages.ts';
import {
  CAPTCHA_NAME,
  fieldOfError,
  filledValues,
  LISTING_NAME,
  sentWith,
  VIEW_NAME,
} from './form-fields.ts';
import type { FormPart_FormFragment } from './form-part.generated.ts';
import { formPath } from './form-path.ts';
import { SENT_PARAM, TOUR_PARAM } from './form-result.ts';
import { FormViewDocument } from './form-view.generated.ts';
import type { PostedForm } from './posted-form.ts';
import { FORM_MAX_BYTES, FORM_MAX_FIELDS, readForm } from './read-form.ts';
import { rejectionText } from './rejection-text.ts';
import { SubmitFormDocument } from './submit-form.generated.ts';
import { tourOf, tourSlug } from './tour-path.ts';

/** The page that shows a rejected form again. */
export type RejectedForm = { page: URL; form: PostedForm };

/**
 * POST /_forms/{formID}, as posted without JavaScript. A sent form redirects to its page, which thanks; a rejected one
 * is returned to the caller, to render its page with the submitted values.
 */
export async function postForm(request: Request, execute: Execute): Promise<Response | RejectedForm> {
  const url = new URL(request.url);
  const formId = decoded(url.pathname.split('/').at(-1) ?? '');
  if (formId === null) return errorResponse(404, message('page.error.404.body'));
  const posted = await readForm(request);
  if (!posted) {
    const limits = { kilobytes: FORM_MAX_BYTES / 1000, fields: FORM_MAX_FIELDS };
    return errorResponse(413, message('form.tooLarge', limits));
  }

  const isOwn = isOwnPost(request);
  const sent = sentWith(posted);
  if (!isOwn && sent.source !== 'embedded') return new Response(null, { status: 403 });

  // The response to a form of another origin is the form's own page here.
  const formPage = new URL(formPath(formId), url);
  const page = isOwn ? pageOf(sent.pageUrl, url) : formPage;
  const values = filledValues(posted);
  const { data, failures } = await execute(SubmitFormDocument, {
    input: {
      formId,
      viewId: text(posted, VIEW_NAME),
      values: Object.entries(values).map(([name, value]) => ({ name, value })),
      ...sent,
      pageUrl: isOwn ? page.href : webPage(sent.pageUrl),
      listingId: text(posted, LISTING_NAME) || null,
    },
  });
  const result = data?.submitForm;
  const isAccepted = failures.length === 0 && result && 'formId' in result;
  const field = result && 'message' in result ? fieldOfError(result.field) : null;

  for (const name of [SENT_PARAM, TOUR_PARAM]) page.searchParams.delete(name);
  if (!isAccepted) {
    const errorText = result && 'message' in result ? rejectionText(result) : message('form.failed');
    const hadCaptcha = posted.has(CAPTCHA_NAME);
    const isAsked = hadCaptcha || field === 'captcha';
    const form = isAsked ? await withCaptcha(formId, execute) : undefined;
    const error = { field, text: errorText };
    // The script of an embedded form inserts it without a captcha.
    const shownOn = isAsked && !hadCaptcha && sent.source === 'embedded' ? formPage : page;
    return { page: shownOn, form: { formId, values, accountFields: sent.accountFields, error, form } };
  }

  page.searchParams.set(SENT_PARAM, formId);
  const tour = tourOf(values);
  if (tour) page.searchParams.set(TOUR_PARAM, tourSlug(tour));
  return new Response(null, { status: 303, headers: { location: page.pathname + page.search + page.hash } });
}

async function withCaptcha(id: string, execute: Execute): Promise<FormPart_FormFragment | undefined> {
  const { data } = await execute(FormViewDocument, { id, captcha: true });

  return data?.form ?? undefined;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function errorResponse(status: number, body: string): Response {
  return new Response(`${body}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** Whether a form was posted from this site, by the browser's own headers. */
export function isOwnPost({ headers, url }: Request): boolean {
  const origin = headers.get('origin');

  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
}

/** The URL of a page of another origin; else empty. */
function webPage(posted: string): string {
  return /^https?:/.test(URL.parse(posted)?.protocol ?? '') ? posted : '';
}

/** The path of the form's page on this site; the home page for URLs of other sites. */
function pageOf(posted: string, url: URL): URL {
  const page = URL.parse(posted, url.origin);

  return page && page.host === url.host ? page : new URL('/', url.origin);
}

function text(posted: FormData, name: string): string {
  const value = posted.get(name);

  return typeof value === 'string' ? value : '';
}
