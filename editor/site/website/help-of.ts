import type { EditorMessageKey } from '../../messages.ts';
import { localeOfDocument } from '../../spelling.ts';

/** Helps whose example is of the United States. */
const AMERICAN: { [help in EditorMessageKey]?: EditorMessageKey } = {
  'site.field.office.licence.help': 'site.field.office.licence.help.us',
};

/** The help of a field by the country of the site. */
export function helpOf(help: EditorMessageKey, locale = localeOfDocument()): EditorMessageKey {
  return (locale.endsWith('-US') && AMERICAN[help]) || help;
}
