import type { Strap } from '#domain/page/page.ts';
import type { PageDetail } from '#domain/page/page-details.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { textOfMarkup } from './fields/text/text-of-markup.ts';
import { type EditorMessageKey, editorMessage } from './messages.ts';
import { spelt } from './spelling.ts';

/** The label of a strap or template; its key if it is not installed. */
export function strapLabel(name: string): string {
  return spelt(loadedStrap(name)?.label ?? name);
}

/** The title of a strap as plain text; empty if it has none. */
export function titleOfStrap({ title }: Record<string, unknown>): string {
  const html = typeof title === 'string' ? title : (title as { html?: unknown } | null | undefined)?.html;

  return typeof html === 'string' ? textOfMarkup(html) : '';
}

/** The label with the strap's title, to tell straps of one kind apart: `Text: Selling in spring`. */
export function nameAmongStraps({ name, state }: Pick<Strap, 'name' | 'state'>): string {
  return [strapLabel(name), titleOfStrap(state)].filter(Boolean).join(': ');
}

const DETAIL_LABELS: Record<PageDetail, EditorMessageKey> = {
  name: 'details.name',
  slug: 'details.slug',
  'metaInfo.title': 'details.title',
  'metaInfo.description': 'details.description',
  'metaInfo.imageUrl': 'details.image',
  config: 'details.config',
  state: 'details.state',
};

export function detailLabel(detail: PageDetail): string {
  return editorMessage(DETAIL_LABELS[detail]);
}
