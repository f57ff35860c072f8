import { renderToStaticMarkup } from 'react-dom/server';
import type { HandleOptions } from '../app/handle.ts';
import { loadSite } from '../data/load-site.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { SiteProvider } from '../site/site-context.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { StaticPage } from '../site/static-navigation.tsx';
import { EmbeddedFormDocument } from './embedded-form.generated.ts';
import { PAGE_NAME } from './form-fields.ts';
import type { FormPart_FormFragment } from './form-part.generated.ts';
import { SENT_PARAM, UNSENT_PARAM } from './form-result.ts';
import { FormView } from './form-view.tsx';

type EmbedRequest = { spaceId: string; formId: string };

/**
 * GET /_forms/{spaceID}/embed/{formID}.js: a script that inserts the form after itself. The form posts without
 * JavaScript, and the page it redirects to shows the result. Every response starts a new view of the form, so it is
 * never cached.
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
  const markupAt = (param: string, value: string) =>
    renderToStaticMarkup(
      <SiteProvider site={site}>
        <StaticPage search={`?${new URLSearchParams([[param, value]])}`}>
          <FormView id={id} form={form} isEmbedded />
        </StaticPage>
      </SiteProvider>,
    );
  const outcomes = [
    [SENT_PARAM, form.id],
    [UNSENT_PARAM, `${form.id}:captcha`],
    [UNSENT_PARAM, `${form.id}:`],
  ] as const;
  const embedData = {
    blank: markupAt('', ''),
    outcomes: outcomes.map(([param, value]) => ({ param, value, markup: markupAt(param, value) })),
    field: PAGE_NAME,
    hash: id,
  };

  return `(${insertForm})(${JSON.stringify(embedData)});\n`;
}

type EmbedData = {
  /** The form before submission. */
  blank: string;
  /** The result shown when the page's URL has this parameter. */
  outcomes: readonly { param: string; value: string; markup: string }[];
  /** Name of the control with the URL of the embedding page. */
  field: string;
  hash: string;
};

/** Runs in the embedding page as text, so it may use nothing from this module. Idempotent. */
function insertForm({ blank, outcomes, field, hash }: EmbedData): void {
  const script = document.currentScript;
  if (!script?.parentElement || script.nextElementSibling?.id === hash) return;

  const url = new URL(location.href);
  const outcome = outcomes.find(({ param, value }) => {
    const actual = url.searchParams.get(param);

    return actual === value || (value.endsWith(':') && actual?.startsWith(value));
  });
  url.hash = hash;
  script.insertAdjacentHTML('afterend', outcome?.markup ?? blank);
  const control = script.parentElement.querySelector<HTMLInputElement>(`input[name="${field}"]`);
  if (control) control.value = url.href;
}
