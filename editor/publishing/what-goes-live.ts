import { isEqual } from '#domain/json/is-equal.ts';
import { changedParts, type SavedParts, type SiteParts } from '../editing/site-parts.ts';
import { editorMessage } from '../messages.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

const OF_ALL_PAGES = ['header', 'footer', 'theme'] as const;
const ONE_PART = ['page', ...OF_ALL_PAGES, 'website'] as const;

/** What a save publishes: the names of the changed documents, and whether the page is changed but hidden. */
export type GoingLive = { names: string[]; hiddenPage: boolean };

export function whatGoesLive({
  parts,
  site,
  hasPage,
  isPublished,
}: {
  parts: SiteParts | null;
  site: SavedParts | null;
  hasPage: boolean;
  isPublished: boolean;
}): GoingLive {
  const names = changedParts(parts, site).flatMap((part) =>
    part === 'website' && parts && site
      ? websiteNames(parts.website, site.website.value)
      : [editorMessage(`live.${part}`)],
  );
  const live = hasPage && isPublished ? [editorMessage('live.page'), ...inShort(names)] : inShort(names);

  return { names: live, hiddenPage: hasPage && !isPublished };
}

/** Several parts of all pages in one phrase: a design changes all of them. */
export function inShort(names: readonly string[]): string[] {
  const ofAll = OF_ALL_PAGES.filter((part) => names.includes(editorMessage(`live.${part}`)));
  if (ofAll.length < 2) return [...names];
  const others = names.filter((name) => !ofAll.some((part) => name === editorMessage(`live.${part}`)));
  const what = LIST.format(ofAll.map((part) => editorMessage(`live.short.${part}`)));

  return [editorMessage('live.ofAll', { what }), ...others];
}

/** A sentence about it, before or after saving; empty without changes. */
export function sentenceOfLive({ names, hiddenPage }: GoingLive, moment: 'before' | 'after'): string {
  const sentences = [];
  if (names.length > 0) sentences.push(editorMessage(`live.${moment}`, { what: LIST.format(names) }));
  if (hiddenPage) sentences.push(editorMessage('live.hidden'));

  return sentences.join(' ');
}

/** What a save does to the page for visitors, in three words for its button; `leavesPages` of a design as drafts. Empty without changes. */
export function captionOfLive(
  { names, hiddenPage }: GoingLive,
  { leavesPages }: { leavesPages: boolean },
): string {
  if (names.length > 0) return editorMessage(leavesPages ? 'toolbar.save.alone' : 'toolbar.save.live');

  return hiddenPage ? editorMessage('toolbar.save.hidden') : '';
}

/** What waits to be live, as short as the bar needs it; empty for a draft page alone. */
export function waitingToGoLive({ names }: GoingLive): string {
  const [first = '', ...more] = names;
  const one = ONE_PART.find((part) => first === editorMessage(`live.${part}`));
  const what = one || first === '' ? first : editorMessage('live.waiting.parts');
  const ofAll = OF_ALL_PAGES.find((part) => part === one);
  if (ofAll && more.length === 0) return editorMessage(`live.waiting.${ofAll}`);

  return more.length > 0 ? editorMessage('live.waiting.more', { what }) : what;
}

/** The theme is named separately from the settings, as it changes the look of every page. */
function websiteNames(
  { theme, ...settings }: SiteParts['website'],
  { theme: savedTheme, ...savedSettings }: SiteParts['website'],
): string[] {
  return [
    ...(isEqual(theme, savedTheme) ? [] : [editorMessage('live.theme')]),
    ...(isEqual(settings, savedSettings) ? [] : [editorMessage('live.website')]),
  ];
}
