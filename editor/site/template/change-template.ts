import type { Header } from '#domain/site/website.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';

/** What every header and footer has; the rest of a state belongs to a template. */
const SHARED = ['linkList1', 'linkList2'];

/**
 * A header or footer in another template, its content kept: navigation, link lists, colours, and what of the old
 * template's own state the new one does not know stays beside it, so that choosing the old one again brings it back.
 */
export function changeTemplate(
  header: Header,
  { name, defaultState }: Pick<AnyStrap, 'name' | 'defaultState'>,
): Header {
  if (header.name === name) return header;
  const own = Object.entries(defaultState as Record<string, unknown>).filter(
    ([key]) => key !== 'nav' && !SHARED.includes(key) && !(key in header.state),
  );

  return { ...header, name, state: { ...structuredClone(Object.fromEntries(own)), ...header.state } };
}
