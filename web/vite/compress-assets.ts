import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = ['.css', '.js', '.svg'];
/** Below that a header costs more than compression saves. */
const SMALLEST_BYTES = 512;
const compress = promisify(brotliCompress);

/** Puts a brotli copy beside every text file of the browser's build, for web/http/static-files.ts. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle: {
      // After the chunks of all languages are written.
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (this.environment.name !== 'client' || !dir) return;
        const files = await readdir(dir, { recursive: true });
        const texts = files.filter((file) => TEXT.includes(extname(file)));

        const compressed = new Map<string, Promise<Buffer>>();

        await Promise.all(texts.map((file) => compressFile(join(dir, file), compressed)));
      },
    },
  };
}

/** Most chunks are the same in all languages: those are compressed once. */
async function compressFile(path: string, compressed: Map<string, Promise<Buffer>>): Promise<void> {
  const text = await readFile(path, 'utf8');
  if (text.length < SMALLEST_BYTES) return;

  const bytes =
    compressed.get(text) ??
    compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  compressed.set(text, bytes);
  await writeFile(`${path}.br`, await bytes);
}
