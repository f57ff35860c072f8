import type { Strap } from '#domain/page/page.ts';
import type { PageDetail } from '#domain/page/page-details.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { textOfMarkup } from './fields/text/text-of-markup.ts';
import { type EditorMessageKey, editorMessage } from './messages.ts';

/** What agents call a strap or template; its key when it is of a kind the site does not know. */
export function strapLabel(name: string): string {
  return loadedStrap(name)?.label ?? name;
}

/** The words a strap begins with; empty when it has no title. */
export function wordsOfStrap({ title }: Record<string, unknown>): string {
  const html = typeof title === 'string' ? title : (title as { html?: unknown } | null | undefined)?.html;

  return typeof html === 'string' ? textOfMarkup(html) : '';
}

/** A strap among others of its kind: `Text: Selling in spring`. */
export function nameAmongStraps({ name, state }: Pick<Strap, 'name' | 'state'>): string {
  return [strapLabel(name), wordsOfStrap(state)].filter(Boolean).join(': ');
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

/** What agents call a detail of a page. */
export function detailLabel(detail: PageDetail): string {
  return editorMessage(DETAIL_LABELS[detail]);
}
