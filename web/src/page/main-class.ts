import type { StrapConfig } from '#domain/page/page.ts';
import { hasMedia } from '#web/strap-plugins/kit/frame/background-style.ts';

/** The class of `main`, by its first strap: some headers lie over a picture, a video or an overlay. */
export function mainClass(first: StrapConfig | undefined): string | undefined {
  return first && hasMedia(first.style) ? 'begins-with-media' : undefined;
}
