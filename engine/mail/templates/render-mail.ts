import { escapeHtml } from '#domain/html/escape-html.ts';
import type { MailBrand } from './mail-brand.ts';

/** A listing that a mail is about. */
export type MailListing = {
  /** What happened to it. */
  label: string;
  title: string;
  lines: readonly string[];
  url: string | null;
  /** Absolute URL. */
  picture: string | null;
};

/** The content of a mail; all texts are plain. */
export type MailContent = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  listings?: readonly MailListing[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Below the action, smaller. */
  notes?: readonly string[];
  /** Why the recipient gets this mail. */
  reason: string;
  /** Where the recipient chooses which mails they get. */
  manage?: { label: string; url: string };
  unsubscribe?: { label: string; url: string };
};

export type RenderedMail = { subject: string; text: string; html: string };

/** Both bodies of a mail. The HTML is tables with inline styles and no sheet, as mail clients need it. */
export function renderMail(brand: MailBrand, content: MailContent): RenderedMail {
  return {
    subject: content.subject.replace(/\s+/g, ' ').trim(),
    text: renderText(brand, content),
    html: renderHtml(brand, content),
  };
}

function renderText({ siteName, office, origin }: MailBrand, content: MailContent): string {
  const { title, paragraphs, listings = [], action, notes = [], reason, manage, unsubscribe } = content;
  const blocks = [
    title,
    ...paragraphs,
    ...listings.map(({ label, title: name, lines, url }) =>
      [`${label}: ${name}`, ...lines, url].filter(Boolean).join('\n'),
    ),
    action && `${action.label}:\n${action.url}`,
    ...notes,
    ['-- ', siteName, ...office, origin].join('\n'),
    reason,
    manage && `${manage.label}:\n${manage.url}`,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
  ];

  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Long words break, in cells of a fixed layout: a URL would make the mail wider than a phone. Yahoo ignores `word-break`. */
const FIXED = 'table-layout:fixed;width:100%';
const LONG_WORDS_BREAK = 'word-wrap:break-word';
const FONT = "font-family:Arial,'Helvetica Neue',Helvetica,sans-serif";

function renderHtml(brand: MailBrand, content: MailContent): string {
  const { siteName, logoUrl, language, office, origin, colors } = brand;
  const {
    subject,
    title,
    paragraphs,
    listings = [],
    action,
    notes = [],
    reason,
    manage,
    unsubscribe,
  } = content;
  const name = escapeHtml(siteName);
  const band = `${FONT};font-size:20px;font-weight:bold;line-height:1.3;color:${colors.onBand}`;
  const brandMark = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="${name}" width="160" border="0" style="${band};width:160px">`
    : name;
  const paragraph = (text: string, style: string) =>
    `<p style="margin:0 0 16px;${FONT};${style};color:${colors.text}">${escapeHtml(text)}</p>`;
  // Listings have links of their own.
  const shownUrl = listings.length === 0 ? action?.url : undefined;
  const small = `margin:0 0 8px;${FONT};font-size:14px;line-height:1.5;color:${colors.text}`;

  return `<!DOCTYPE html>
<html lang="${language}">
  <head>
    <meta http-equiv="Content-Type" content="text/html; charset=utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(subject)}</title>
  </head>
  <body style="margin:0;padding:0;background-color:${colors.ground}">
    <table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" bgcolor="${colors.ground}" style="${FIXED}">
      <tr><td align="center" style="padding:0">
        <table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="${FIXED};max-width:600px">
          <tr><td bgcolor="${colors.band}" style="background-color:${colors.band};padding:20px 24px">
            <a href="${escapeHtml(origin)}/" style="${band};text-decoration:none">${brandMark}</a>
          </td></tr>
          <tr><td style="padding:32px 24px 16px;${LONG_WORDS_BREAK}">
            <h1 style="margin:0 0 20px;${FONT};font-size:24px;line-height:1.3;color:${colors.text}">${escapeHtml(title)}</h1>
            ${paragraphs.map((text) => paragraph(text, 'font-size:16px;line-height:1.5')).join('\n            ')}${listings.map((listing) => renderListing(colors, listing)).join('')}${action ? renderButton(colors, action) : ''}${shownUrl ? renderUrl(colors, shownUrl) : ''}
            ${notes.map((text) => paragraph(text, 'font-size:14px;line-height:1.5')).join('\n            ')}
          </td></tr>
          <tr><td style="padding:16px 24px 32px;${LONG_WORDS_BREAK}">
            <p style="${small};font-weight:bold">${name}</p>
            ${office.map((line) => `<p style="${small}">${escapeHtml(line)}</p>`).join('\n            ')}
            <p style="${small}">${renderLink(colors, `${origin}/`, new URL(origin).host)}</p>
            <p style="${small}">${escapeHtml(reason)}</p>
            ${manage ? `<p style="${small}">${renderLink(colors, manage.url, manage.label)}</p>` : ''}
            ${unsubscribe ? `<p style="${small}">${renderLink(colors, unsubscribe.url, unsubscribe.label)}</p>` : ''}
          </td></tr>
        </table>
      </td></tr>
    </table>
  </body>
</html>
`;
}

type Colors = MailBrand['colors'];

function renderLink(colors: Colors, url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" style="color:${colors.link};text-decoration:underline">${escapeHtml(label)}</a>`;
}

function renderButton(colors: Colors, { label, url }: { label: string; url: string }): string {
  return `
            <table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
              <tr><td bgcolor="${colors.button}" style="background-color:${colors.button};padding:14px 28px">
                <a href="${escapeHtml(url)}" style="${FONT};font-size:16px;font-weight:bold;line-height:1.25;color:${colors.onButton};text-decoration:none">${escapeHtml(label)}</a>
              </td></tr>
            </table>`;
}

/** Below the button, for readers that do not show it. */
function renderUrl(colors: Colors, url: string): string {
  return `
            <p style="margin:0 0 16px;${FONT};font-size:14px;line-height:1.5;color:${colors.text}">${renderLink(colors, url, url)}</p>`;
}

/** A home with its picture, which leads to its page. */
function renderListing(colors: Colors, { label, title, lines, url, picture }: MailListing): string {
  const text = `${FONT};font-size:16px;line-height:1.4;color:${colors.text}`;
  const alt = escapeHtml(title);
  const image = picture
    ? `<img src="${escapeHtml(picture)}" alt="${alt}" width="128" border="0" style="${FONT};font-size:14px;color:${colors.text};width:128px">`
    : '';
  const linked = url && image ? `<a href="${escapeHtml(url)}">${image}</a>` : image;

  return `
            <table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 24px">
              <tr>${linked ? `<td width="128" valign="top" style="padding:0 16px 0 0">${linked}</td>` : ''}<td valign="top">
                <p style="margin:0 0 4px;${FONT};font-size:14px;line-height:1.4;color:${colors.text}">${escapeHtml(label)}</p>
                <p style="margin:0 0 4px;${text};font-weight:bold">${url ? renderLink(colors, url, title) : escapeHtml(title)}</p>
                ${lines.map((line) => `<p style="margin:0 0 4px;${text}">${escapeHtml(line)}</p>`).join('\n                ')}
              </td></tr>
            </table>`;
}
