import { DEFAULT_LANGUAGE } from './language.ts';
import type { Wording } from './wording.ts';

/** The file of a wording for a chunk of the browser's build: `assets/x.js` in English, `assets/fr/x.js` in French. */
export function languageFile(file: string, wording: Wording): string {
  return wording === DEFAULT_LANGUAGE ? file : file.replace(/^assets\//, `assets/${wording}/`);
}
