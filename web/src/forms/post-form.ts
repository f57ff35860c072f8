import type { Execute } from '../data/document.ts';
import { message } from '../messages.ts';
import type { PostedForm } from '../site/posted-form.ts';
import {
  CAPTCHA_NAME,
  EMBEDDED_NAME,
  fieldOfAnswer,
  filledValues,
  LISTING_NAME,
  PAGE_NAME,
  VIEW_NAME,
} from './form-fields.ts';
import { SENT_PARAM, UNSENT_PARAM } from './form-result.ts';
import { FORM_MAX_BYTES, FORM_MAX_FIELDS, readForm } from './read-form.ts';
import { SubmitFormDocument } from './submit-form.generated.ts';

/** The page that shows a refused form again. */
export type RefusedForm = { page: URL; form: PostedForm };

/**
 * A form as a browser without JavaScript posts it: POST /_forms/{formID}. Once it is sent, it leads back to the page it
 * was filled in on, which says thanks; a refused one is for the caller to show there with what was filled in.
 */
export async function postForm(request: Request, execute: Execute): Promise<Response | RefusedForm> {
  const url = new URL(request.url);
  if (!isOwn(request.headers.get('origin'), url)) return new Response(null, { status: 403 });

  const formId = decoded(url.pathname.split('/').at(-1) ?? '');
  if (formId === null) return refused(404, message('page.error.404.body'));
  const posted = await readForm(request);
  if (!posted) {
    const limits = { kilobytes: FORM_MAX_BYTES / 1000, fields: FORM_MAX_FIELDS };
    return refused(413, message('form.tooLarge', limits));
  }

  const page = pageOf(text(posted, PAGE_NAME), url);
  const values = filledValues(posted);
  const { data, failures } = await execute(SubmitFormDocument, {
    input: {
      formId,
      viewId: text(posted, VIEW_NAME),
      values: Object.entries(values).map(([name, value]) => ({ name, value })),
      pageUrl: page.href,
      listingId: text(posted, LISTING_NAME) || null,
      captcha: text(posted, CAPTCHA_NAME) || null,
    },
  });
  const answer = data?.submitForm;
  const isTaken = failures.length === 0 && answer && 'formId' in answer;
  const fault = answer && 'message' in answer ? fieldOfAnswer(answer.field) : null;

  page.searchParams.delete(SENT_PARAM);
  page.searchParams.delete(UNSENT_PARAM);
  if (isTaken) page.searchParams.set(SENT_PARAM, formId);
  else if (text(posted, EMBEDDED_NAME)) page.searchParams.set(UNSENT_PARAM, `${formId}:${fault ?? ''}`);
  else {
    const sentence = answer && 'message' in answer ? answer.message : message('form.failed');
    return { page, form: { formId, values, error: { field: fault, text: sentence } } };
  }

  return new Response(null, { status: 303, headers: { location: page.pathname + page.search + page.hash } });
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function refused(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** Browsers tell where a form was posted from; another site's is not taken. */
function isOwn(origin: string | null, url: URL): boolean {
  return origin === null || (URL.canParse(origin) && new URL(origin).host === url.host);
}

/** The page of this site that the form stands on; the home page when it is of another. */
function pageOf(address: string, url: URL): URL {
  const page = URL.parse(address, url.origin);

  return page && page.host === url.host ? page : new URL('/', url.origin);
}

function text(posted: FormData, name: string): string {
  const value = posted.get(name);

  return typeof value === 'string' ? value : '';
}
