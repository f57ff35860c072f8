import { request } from '../../api/api.ts';
import { EditorFontsDocument } from '../site.generated.ts';

export type FontListing = readonly { family: string; weights: readonly number[] }[];

/** The families of the fonts service; empty without a service or if it fails, which is only logged to the console. */
export async function loadFontListing(signal?: AbortSignal): Promise<FontListing> {
  try {
    const { fonts } = await request(EditorFontsDocument, {}, signal);

    return fonts;
  } catch (error) {
    if (!signal?.aborted) console.warn('The list of fonts could not be loaded:', error);

    return [];
  }
}
