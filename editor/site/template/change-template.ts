import type { Header } from '#domain/site/website.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';

/** State members that all headers and footers share. */
const SHARED = ['linkList1', 'linkList2'];

/**
 * Changes the template of a header or footer, preserving navigation, link lists, colours, and the members that only the
 * old template has, so that choosing it again restores them.
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
