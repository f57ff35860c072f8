import { newPlaceholders, type PlaceholderStrap } from '#domain/page/placeholders.ts';
import { findDraft } from '../drafts/store-draft.ts';
import { sampleTexts } from '../picker/inserted-state.ts';
import { loadPage } from '../saving/store-page.ts';

/** The straps of a page's draft that still have sample text. */
export async function samplesOfDraft(slug: string): Promise<PlaceholderStrap[]> {
  const live = await loadPage({ slug });
  const draft = await findDraft(live);

  return draft ? newPlaceholders(draft.page, live.page, await sampleTexts(draft.page)) : [];
}

/** The straps of a stored page that still have sample text. */
export async function samplesOfPage(slug: string): Promise<PlaceholderStrap[]> {
  const { page } = await loadPage({ slug });

  return newPlaceholders(page, null, await sampleTexts(page));
}
