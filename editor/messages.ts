import { dictionary } from '#domain/language/dictionary.ts';
import { EN } from './messages/en.ts';

export type EditorMessageKey = keyof typeof EN;

const translate = dictionary(EN);

/** A sentence of the editor with its `{placeholders}` filled in. */
export const editorMessage: typeof translate = (key, ...params) =>
  // The full stop of an abbreviation, as in 11:24 a.m., ends the sentence too.
  translate(key, ...params).replace(/(?<!\.)\.\.(?!\.)/g, '.');

/** The language of every sentence of the editor (BCP 47), whatever the site's is: `lang` of its dialogs, panels and toolbar. */
export const EDITOR_LANGUAGE = 'en';
