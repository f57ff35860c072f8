import type { PageDetail } from '#domain/page/page-details.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { type EditorMessageKey, editorMessage } from '../messages.ts';

/** What agents call a strap or template; its key when it is of a kind the site does not know. */
export function strapLabel(name: string): string {
  return loadedStrap(name)?.label ?? name;
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
