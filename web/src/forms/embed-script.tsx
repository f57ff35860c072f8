import { renderToStaticMarkup } from 'react-dom/server';
import type { HandleOptions } from '../app/handle.ts';
import type { PageState } from '../app/page-state.ts';
import { loadSite } from '../data/load-site.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import type { PostedForm } from './posted-form.ts';
import { SiteProvider } from '../site/site-context.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { STATE_ELEMENT_ID } from '../site/state-element.ts';
import { StaticPage } from '../site/static-navigation.tsx';
import { EmbeddedFormDocument } from './embedded-form.generated.ts';
import { CAPTCHA_NAME, controlName, PAGE_NAME } from './form-fields.ts';
import type { FormPart_FormFragment } from './form-part.generated.ts';
import { SENT_PARAM } from './form-result.ts';
import { FormView } from './form-view.tsx';

type EmbedRequest = { spaceId: string; formId: string };

/**
 * GET /_forms/{spaceID}/embed/{formID}.js: a script that inserts the form after itself. The form is posted as one without
 * JavaScript is: once sent it redirects to its page with `?sent=`, rejected it gets its page with 422 and the script fills
 * it in from the page's state. On a page of another site, the page of the form thanks or shows what was wrong. Each response opens a new view of the form, so it is not cached.
 */
export async function embedScript(
  url: URL,
  { spaceId, formId }: EmbedRequest,
  options: HandleOptions,
): Promise<Response> {
  const site = await loadSite({ url, ...options });
  const { data, failures } = await options.execute(EmbeddedFormDocument, { id: formId });
  if (!data) throw new UpstreamError(failures);
  if (site.space.id !== spaceId || !data.form) return new Response(null, { status: 404 });

  return new Response(scriptOf(site, data.form), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function scriptOf(site: SiteModel, form: FormPart_FormFragment): string {
  const id = `embedded-${form.id}`;
  const markupAt = (search: string) =>
    renderToStaticMarkup(
      <SiteProvider site={site}>
        <StaticPage search={search}>
          <FormView id={id} form={form} source="embedded" />
        </StaticPage>
      </SiteProvider>,
    );
  const embedData: EmbedData = {
    blank: markupAt(''),
    sent: markupAt(`?${new URLSearchParams({ [SENT_PARAM]: form.id })}`),
    sentParam: SENT_PARAM,
    formId: form.id,
    controls: Object.fromEntries(form.fields.map(({ name }) => [name, controlName(name)])),
    captcha: CAPTCHA_NAME,
    page: PAGE_NAME,
    hash: id,
    stateId: STATE_ELEMENT_ID,
    origin: site.origin,
  };

  return `(${insertForm})(${JSON.stringify(embedData)});\n`;
}

type EmbedData = {
  /** Markup of the form before anybody sent it. */
  blank: string;
  /** Markup in its place when the URL of the page marks it as sent. */
  sent: string;
  sentParam: string;
  formId: string;
  /** Names of the controls by the names of their fields. */
  controls: Readonly<Record<string, string>>;
  /** Name of the captcha's control. */
  captcha: string;
  /** Name of the control with the URL of the page that the form is on. */
  page: string;
  hash: string;
  /** Id of the element with the page's state. */
  stateId: string;
  /** Of the site that the form is posted to. */
  origin: string;
};

/** Runs in the embedding page as text, so it may use nothing from this module. Idempotent. */
function insertForm({
  blank,
  sent,
  sentParam,
  formId,
  controls,
  captcha,
  page,
  hash,
  stateId,
  origin,
}: EmbedData): void {
  const script = document.currentScript;
  if (!script?.parentElement || script.nextElementSibling?.id === hash) return;

  const isSent = new URL(location.href).searchParams.get(sentParam) === formId;
  script.insertAdjacentHTML('afterend', isSent ? sent : blank);
  const form = script.nextElementSibling;
  if (!(form instanceof HTMLFormElement)) return;

  if (location.origin !== origin) {
    form.action = new URL(form.getAttribute('action') ?? '', origin).href;
    controlOf(page)?.setAttribute('value', location.href);
    return;
  }
  setPage(location.href);
  // Visitors fill the form in while the document still loads: what they typed stays.
  const touched = new Set<EventTarget | null>();
  form.addEventListener('input', ({ target }) => touched.add(target));
  // The state is at the end of the document; a script that runs later is on a page that responds to no form.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', restore, { once: true });

  function setPage(url: string): void {
    const back = new URL(url, location.origin);
    back.hash = hash;
    controlOf(page)?.setAttribute('value', back.href);
  }

  function restore(): void {
    const state: PageState = JSON.parse(document.getElementById(stateId)?.textContent || '{}');
    const posted = state.postedForm;
    if (posted?.formId !== formId) return;

    setPage(state.data.model.route.url);
    for (const [field, name] of Object.entries(controls)) {
      const control = controlOf(name);
      if (touched.has(control)) continue;
      const value = Object.hasOwn(posted.values, field) ? (posted.values[field] ?? '') : '';
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = value === 'true';
      else if (control) control.value = value;
    }
    showError(posted.error);
  }

  function showError({ field, text }: PostedForm['error']): void {
    const control = controlOf(field === 'captcha' ? captcha : controls[field ?? '']);
    const problem = form?.querySelector('[role="alert"]');
    if (!control) {
      if (problem) problem.textContent = text;
      return;
    }

    const error = document.createElement('p');
    error.id = `${control.id}-error`;
    error.className = 'form-field__error';
    error.textContent = text;
    control.closest('.form-field')?.append(error);
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', error.id);
    if (!form?.contains(document.activeElement)) control.focus();
  }

  function controlOf(name: string | undefined): HTMLInputElement | HTMLTextAreaElement | null {
    return (
      [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].find((one) => one.name === name) ?? null
    );
  }
}
