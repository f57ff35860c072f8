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

type Wanted = { spaceId: string; formId: string };

/**
 * GET /_forms/{spaceID}/embed/{formID}.js: a script that puts the form behind itself. The form is posted as one without
 * JavaScript is, and the page it leads back to says how it went. Each answer opens the form anew, so nothing keeps it.
 */
export async function embedScript(
  url: URL,
  { spaceId, formId }: Wanted,
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
  const given = {
    blank: markupAt('', ''),
    outcomes: outcomes.map(([param, value]) => ({ param, value, markup: markupAt(param, value) })),
    field: PAGE_NAME,
    hash: id,
  };

  return `(${putForm})(${JSON.stringify(given)});\n`;
}

type Given = {
  /** The form as nobody has sent it yet. */
  blank: string;
  /** What stands there when the address of the page has such a parameter. */
  outcomes: readonly { param: string; value: string; markup: string }[];
  /** Name of the control that says on which page the form stands. */
  field: string;
  hash: string;
};

/** Runs in the visitor's page, as text: it may use nothing from around it. Run again at its place, it leaves the form as it is. */
function putForm({ blank, outcomes, field, hash }: Given): void {
  const script = document.currentScript;
  if (!script?.parentElement || script.nextElementSibling?.id === hash) return;

  const address = new URL(location.href);
  const outcome = outcomes.find(({ param, value }) => {
    const said = address.searchParams.get(param);

    return said === value || (value.endsWith(':') && said?.startsWith(value));
  });
  address.hash = hash;
  script.insertAdjacentHTML('afterend', outcome?.markup ?? blank);
  const control = script.parentElement.querySelector<HTMLInputElement>(`input[name="${field}"]`);
  if (control) control.value = address.href;
}
