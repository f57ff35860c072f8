import { DEFAULT_LANGUAGE, type Language } from './language.ts';

/** The file of a language for a chunk of the browser's build: `assets/x.js` in English, `assets/fr/x.js` in French. */
export function languageFile(file: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? file : file.replace(/^assets\//, `assets/${language}/`);
}
