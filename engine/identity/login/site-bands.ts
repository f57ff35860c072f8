import { escapeHtml } from '#domain/html/escape-html.ts';
import { loginMessages } from './login-messages.ts';
import type { PageProps } from './page-props.ts';

/** Logo, navigation and phone of the site. `noreferrer`, for the URL of the page may contain a secret. */
export function renderHeader({ siteName, logo, nav, office: { phone }, language }: PageProps): string {
  const name = escapeHtml(siteName);
  const brand = logo ? `<img src="${escapeHtml(logo)}" alt="${name}">` : name;
  const links = nav.map(({ label, href }) => link(href, label)).join('');
  const call = phone ? `<a class="call" href="${telOf(phone)}">${escapeHtml(phone)}</a>` : '';
  const bar = links + call;
  const menu =
    bar &&
    `
      <nav class="links">${bar}</nav>
      <details class="menu"><summary>${loginMessages(language)('site.menu')}</summary><nav>${bar}</nav></details>`;

  return `
    <header class="band"><div class="inner">
      <a class="brand" href="/" rel="noreferrer">${brand}</a>${menu}
    </div></header>`;
}

/** Office and legal pages. */
export function renderFooter({ siteName, office, legal, language }: PageProps): string {
  const translate = loginMessages(language);
  const { lines, phone, email } = office;
  const contact = [
    ...lines.map((line) => `<span>${escapeHtml(line)}</span>`),
    ...(phone ? [`<a href="${telOf(phone)}">${escapeHtml(phone)}</a>`] : []),
    ...(email ? [`<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`] : []),
  ].join('');

  return `
    <footer class="foot"><div class="inner">
      ${contact ? `<address>${contact}</address>` : `<p>${escapeHtml(siteName)}</p>`}
      <p>${link(legal.privacy, translate('site.privacy'))}${link(legal.disclaimer, translate('site.disclaimer'))}</p>
    </div></footer>`;
}

function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}" rel="noreferrer">${escapeHtml(label)}</a>`;
}

function telOf(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
