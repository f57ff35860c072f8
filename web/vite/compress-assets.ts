import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = ['.css', '.js', '.svg'];
/** Below that a header costs more than compression saves. */
const SMALLEST_BYTES = 512;
const compress = promisify(brotliCompress);

/** Puts a brotli copy beside every text file of the browser's build, for web/static-files.ts. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      const files = await readdir(dir, { recursive: true });
      const texts = files.filter((file) => TEXT.includes(extname(file)));

      await Promise.all(texts.map((file) => compressFile(join(dir, file))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;

  const compressed = await compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  await writeFile(`${path}.br`, compressed);
}
