import type { Say } from '#domain/language/dictionary.ts';
import { dictionaryByLanguage } from '#domain/language/dictionary-by-language.ts';
import { EN } from './messages/en.ts';
import { editorWording } from './spelling.ts';

export type EditorMessageKey = keyof typeof EN;

const translate = dictionaryByLanguage(EN, {});

/** A sentence of the editor with its `{placeholders}` filled in. */
export const editorMessage: Say<typeof EN> = (key, ...params) =>
  translate(editorWording())(key, ...params)
    // The full stop of an abbreviation, as in 11:24 a.m., ends the sentence too.
    .replace(/(?<!\.)\.\.(?!\.)/g, '.');

/** The language of every sentence of the editor (BCP 47), whatever the site's is: `lang` of its dialogs, panels and toolbar. */
export const EDITOR_LANGUAGE = 'en';
