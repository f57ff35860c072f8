import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languageFile } from '../../domain/language/language-file.ts';
import { LANGUAGES } from '../../domain/language/language.ts';
import { localise } from './dictionaries.ts';

const ASSETS = 'assets';

/**
 * Writes the browser's chunks once for each language, with its sentences in place of the markers of `inline-messages.ts`:
 * English in `assets`, the others in a folder each. A chunk names others of its own folder.
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

        for (const language of LANGUAGES) {
          await mkdir(join(dir, languageFile(`${ASSETS}/`, language)), { recursive: true });
          await Promise.all(
            names.map((name, index) =>
              writeFile(
                join(dir, languageFile(`${ASSETS}/${name}`, language)),
                localise(
                  (codes[index] ?? '').replace(CHUNK, (file) => languageFile(file, language)),
                  language,
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
