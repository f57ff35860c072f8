import type { Strap } from '#domain/page/page.ts';
import { hasMedia, isApart } from '#web/strap-plugins/kit/frame/background-style.ts';

/** The class of `main`, by its first strap: some headers lie over a picture, a video or an overlay. */
export function mainClass(first: Pick<Strap, 'config' | 'state'> | undefined): string | undefined {
  return first && hasMedia(first.config.style) && !isApart(first) ? 'begins-with-media' : undefined;
}
