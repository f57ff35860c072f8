import type { LinkPart } from '#domain/page/parts.ts';
import { officePhone } from '#domain/site/office-phone.ts';
import type { Website } from '#domain/site/website.ts';

/** Pages of the named actions that have one. */
const ACTION_PAGES = new Map([
  ['sign-in', '/account/sign-in'],
  ['sign-up', '/account/sign-up'],
]);

/** The target of a link: its URL, the page of its action, or null. A bare `tel:` or `mailto:` gets the text appended. */
export function linkUrl({ href, action, text }: LinkPart): string | null {
  if (href === 'tel:') return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (href === 'mailto:') return `mailto:${text}`;

  return href || ACTION_PAGES.get(action ?? '') || null;
}

/** Fills `{office.phone}`, `{display.siteName}` and the like from the website; unknown ones are empty. */
export function siteText(text: string, { config }: Website): string {
  if (!text.includes('{')) return text;
  const groups: Record<string, object> = {
    ...config,
    office: { ...config.office, phone: officePhone(config.office) },
  };

  return text.replace(/\{(\w+)\.(\w+)\}/g, (_, group: string, key: string) => {
    const value = Object.entries(groups[group] ?? {}).find(([name]) => name === key)?.[1];

    return typeof value === 'string' ? value : '';
  });
}
