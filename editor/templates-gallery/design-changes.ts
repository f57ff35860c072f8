import type { SitePart } from '../editing/site-parts.ts';
import { editorMessage } from '../messages.ts';
import { inShort } from '../publishing/what-goes-live.ts';
import type { DesignDraft, InTheWay } from './use-templates.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Documents of all pages and pages that would go live with a design. */
export type DesignContent = {
  parts: readonly SitePart[];
  pages: readonly { slug: string; name: string }[];
};

/** What a design draft makes live, by name: `the look of all pages, the page Home and the page About`. */
export function namesOfDesign({ parts, pages }: DesignContent): string {
  return LIST.format([
    // Of the website a design changes the theme.
    ...inShort(parts.map((part) => editorMessage(part === 'website' ? 'live.theme' : `live.${part}`))),
    ...pages.map(({ name, slug }) => editorMessage('design.page', { name: name || slug })),
  ]);
}

/** What publishing a design makes live, and what it leaves as it is. */
export function sentenceOfDesign(draft: DesignContent): string {
  return [
    editorMessage('design.publish.live', { what: namesOfDesign(draft) }),
    editorMessage(draft.pages.length > 0 ? 'design.publish.drafts.others' : 'design.publish.drafts'),
  ].join(' ');
}

/** The same, as short as its button needs it. */
export function captionOfDesign({ pages }: DesignContent): string {
  return editorMessage(pages.length > 0 ? 'design.publish.caption.pages' : 'design.publish.caption');
}

/** Drafts that are no design's, by name. */
export function namesOfDrafts({ parts, pages }: InTheWay): string {
  return LIST.format([
    ...parts.map((part) => editorMessage(`draft.what.${part}`)),
    ...pages.map(({ name, slug }) => editorMessage('design.page', { name: name || slug })),
  ]);
}

/** Names of the pages that visitors do not know yet; empty without any. */
export function newPagesOf({ pages }: DesignDraft): string {
  return LIST.format(pages.filter(({ isNew }) => isNew).map(({ name, slug }) => name || slug));
}
