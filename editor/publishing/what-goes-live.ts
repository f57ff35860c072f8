import { isEqual } from '#domain/json/is-equal.ts';
import { editorMessage } from '../messages.ts';
import { changedParts, type SavedParts, type SiteParts } from '../site-parts.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** What saving makes of the changes: what visitors see from then on, and whether the page stays hidden from them. */
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
  const live = hasPage && isPublished ? [editorMessage('live.page'), ...names] : names;

  return { names: live, hiddenPage: hasPage && !isPublished };
}

/** One sentence about it, before saving or after; empty when nothing was changed. */
export function sentenceOfLive({ names, hiddenPage }: GoingLive, moment: 'before' | 'after'): string {
  const sentences = [];
  if (names.length > 0) sentences.push(editorMessage(`live.${moment}`, { what: LIST.format(names) }));
  if (hiddenPage) sentences.push(editorMessage('live.hidden'));

  return sentences.join(' ');
}

/** The theme is told apart from the settings: it changes what every page looks like. */
function websiteNames(
  { theme, ...settings }: SiteParts['website'],
  { theme: savedTheme, ...savedSettings }: SiteParts['website'],
): string[] {
  return [
    ...(isEqual(theme, savedTheme) ? [] : [editorMessage('live.theme')]),
    ...(isEqual(settings, savedSettings) ? [] : [editorMessage('live.website')]),
  ];
}
