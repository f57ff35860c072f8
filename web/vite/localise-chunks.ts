import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languageFile } from '../../domain/language/language-file.ts';
import { WORDINGS } from '../../domain/language/wording.ts';
import { localise } from './dictionaries.ts';

const ASSETS = 'assets';

/**
 * Writes the browser's chunks once for each wording, with its sentences in place of the markers of `inline-messages.ts`:
 * English in `assets`, that of the United States and the other languages in a folder each. A chunk names others of its own folder.
 */
export function localiseChunks(): Plugin {
  return {
    name: 'localise-chunks',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (this.environment.name !== 'client' || !dir) return;
        const names = (await readdir(join(dir, ASSETS))).filter((name) => name.endsWith('.js'));
        const codes = await Promise.all(names.map((name) => readFile(join(dir, ASSETS, name), 'utf8')));

        for (const wording of WORDINGS) {
          await mkdir(join(dir, languageFile(`${ASSETS}/`, wording)), { recursive: true });
          await Promise.all(
            names.map((name, index) =>
              writeFile(
                join(dir, languageFile(`${ASSETS}/${name}`, wording)),
                localise(
                  (codes[index] ?? '').replace(CHUNK, (file) => languageFile(file, wording)),
                  wording,
                ),
              ),
            ),
          );
        }
      },
    },
  };
}

/** A chunk by its path from the root, as lists of what to load ahead name it. */
const CHUNK = /\bassets\/[\w.-]+\.js\b/g;
