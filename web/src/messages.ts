import { dictionary } from '#domain/language/dictionary.ts';
import { EN } from './messages/en.ts';
import { ES } from './messages/es.ts';
import { FR } from './messages/fr.ts';

export type MessageKey = keyof typeof EN;

/** A sentence of the public pages in the language of the site, with its `{placeholders}` filled in. */
export const message = /* @__PURE__ */ dictionary(EN, { fr: FR, es: ES });
