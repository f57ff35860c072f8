import type { EngineContext } from '../context.ts';
import { listSitePictures, type SitePicture } from '../store/site-pictures.ts';

/** More than a picker shows. */
const PICTURES_MAX = 300;

/** The pictures that a site uses, those that are used most first. */
export async function sitePictures(
  { db }: Pick<EngineContext, 'db'>,
  spaceId: string,
): Promise<SitePicture[]> {
  return listSitePictures(db, { spaceId, limit: PICTURES_MAX });
}
