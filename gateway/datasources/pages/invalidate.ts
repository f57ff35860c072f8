import type { Log } from '../../log.ts';
import { RestSource, type RestSourceOptions } from '../rest-source.ts';
import type { Changed } from './page-editing-source.ts';

class InvalidateSource extends RestSource {
  async invalidate(secret: string, pageId: string | undefined): Promise<void> {
    await this.exchange({
      method: 'POST',
      path: ['__invalidate__'],
      headers: { 'x-invalidate-secret': secret },
      body: { spaceID: this.spaceId, ...(pageId === undefined ? {} : { pageID: pageId }) },
    });
  }
}

type Options = Omit<RestSourceOptions, 'token'> & { secret: string | undefined; log: Log };

/** Invalidates a remote page engine's cache after each save; a failure does not affect the save. */
export function createChanged({ secret, log, ...options }: Options): Changed {
  if (!secret) return async () => undefined;
  const source = new InvalidateSource({ ...options, token: null });

  return async (pageId) => {
    try {
      await source.invalidate(secret, pageId);
    } catch (err) {
      log.warn({ err, spaceId: options.spaceId, pageId }, 'The page engine rejected an invalidation');
    }
  };
}
