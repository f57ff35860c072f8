import { createHash } from 'node:crypto';
import { escapeHtml } from '#domain/html/escape-html.ts';
import type { Wording } from '#domain/language/wording.ts';
import { LOGIN_STYLE } from './login-style.ts';
import type { PageLook } from './page-look.ts';
import type { PageProps } from './page-props.ts';
import { renderFooter, renderHeader } from './site-bands.ts';

const styleHash = createHash('sha256').update(LOGIN_STYLE).digest('base64');

/**
 * These pages load nothing of others, so that a password cannot be exfiltrated, and run no script but the one whose text
 * is given.
 */
export function pageHeadersWith({ script, connects = false }: { script: string | null; connects?: boolean }) {
  const scriptHash = script && createHash('sha256').update(script).digest('base64');

  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      ...(scriptHash ? [`script-src 'sha256-${scriptHash}'`] : []),
      "form-action 'self'",
      ...(connects ? ["connect-src 'self'"] : []),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

export const LOGIN_PAGE_HEADERS = pageHeadersWith({ script: null });

type LoginPage = {
  language: Wording;
  title: string;
  script?: string | null;
  /** Without one the page is of no site. */
  site?: PageProps | null;
  /** The look of a page of no site, with the name of the product. */
  look?: PageLook;
  /** Escaped markup beside the content on wide screens, else below it. */
  aside?: string;
};

/** Its mark is that of favicon.svg. */
const PRODUCT = `
    <header class="band"><div class="inner"><span class="brand product"><svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#1f4d3f"/><path d="M7 16.5 16 8l9 8.5M10 14.5V24h12v-9.5M14 24v-5h4v5" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>Strapwork</span></div></header>`;

/** Without it browsers ask for /favicon.ico. */
const ICON = '\n    <link rel="icon" href="/favicon.svg">';

/** A complete page around escaped markup. */
export function renderLoginPage(
  { language, title, script, site, look = site?.look, aside }: LoginPage,
  content: string,
): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>${look ? `${ICON}${preloads(look)}` : ''}
    <style>${LOGIN_STYLE}</style>${look ? `\n    <style>${look.style}</style>` : ''}
  </head>
  <body>${site ? renderHeader(site) : look ? PRODUCT : ''}
    <div class="page"><div class="card${aside ? ' wide' : ''}">
    <main>${content}
    </main>${aside ? `\n    <aside>${aside}\n    </aside>` : ''}
    </div></div>${site ? renderFooter(site) : ''}${script ? `\n    <script>${script}</script>` : ''}
  </body>
</html>
`;
}

/** The text is set in the site's font from the first paint. */
function preloads({ fonts }: PageLook): string {
  return fonts
    .map(
      (file) =>
        `\n    <link rel="preload" href="${escapeHtml(file)}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
}

/** An error about the whole form, announced when the page loads. */
export function renderProblem(sentence: string): string {
  return `<p class="problem" id="problem" role="alert">${escapeHtml(sentence)}</p>`;
}

export type FieldView = {
  name: string;
  /** Where a page has the name twice. */
  id?: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  maxLength: number;
  value?: string;
  hint?: string;
  /** The error of this field. */
  problem?: string;
  /** Ids of elements that describe the error. */
  describedBy?: string;
  hasFocus?: boolean;
  isOptional?: boolean;
};

/** A labelled field with its hint and error. */
export function renderField(field: FieldView): string {
  const { name, label, type, autocomplete, maxLength, value, hint, problem, describedBy, hasFocus } = field;
  const { id = name } = field;
  const required = field.isOptional ? '' : ' required';
  const described = [hint && `${id}-hint`, problem && `${id}-problem`, describedBy].filter(Boolean).join(' ');
  const attributes = [
    `id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}"${required} maxlength="${maxLength}"`,
    value === undefined ? '' : `value="${escapeHtml(value)}"`,
    problem || describedBy ? 'aria-invalid="true"' : '',
    described && `aria-describedby="${described}"`,
    hasFocus ? 'autofocus' : '',
  ];

  return `
      <div class="field">
        <label for="${id}">${label}</label>
        ${hint ? `<p class="hint" id="${id}-hint">${hint}</p>` : ''}
        <input ${attributes.filter(Boolean).join(' ')}>
        ${problem ? `<p class="field-problem" id="${id}-problem">${escapeHtml(problem)}</p>` : ''}
      </div>`;
}
