import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '../files/storage/file-storage.ts';
import type { Script } from '../store/database/db.ts';

const FOLDER = /^files\.importing-[0-9a-f]{12}$/;
/** In the folder of an import: the site whose files are about to be put in place, before its rows are committed. */
const MOVING = 'moving';

/** Notes that the files of a site go to their place now. */
export async function markMoving(incoming: string, site: string): Promise<void> {
  await writeFile(join(incoming, MOVING), site, { flush: true });
}

/** Removes what killed imports left: unpacked files, and files in place of a site whose rows were never committed. */
export async function removeUnfinishedImports(
  { rows }: Script,
  { storage, dataDir, except }: { storage: FileStorage; dataDir: string; except: string },
): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    if (!FOLDER.test(name) || join(dataDir, name) === except) continue;
    const site = await readFile(join(dataDir, name, MOVING), 'utf8').catch(() => null);
    if (site && /^[a-z0-9-]+$/.test(site)) {
      const known = await rows('select 1 from spaces where id = $1', [site]);
      if (known.length === 0) await (await storage.replaceAll(join(dataDir, name, 'nothing'), site)).keep();
    }
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
