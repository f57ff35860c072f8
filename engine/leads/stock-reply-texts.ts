import { dictionaryByLanguage } from '#domain/language/dictionary-by-language.ts';
import type { Wording } from '#domain/language/wording.ts';
import type { ReplyText } from '#domain/leads/reply-text.ts';
import { EN } from './messages/en.ts';
import { ES } from './messages/es.ts';
import { FR } from './messages/fr.ts';

const replyMessages = dictionaryByLanguage(EN, { fr: FR, es: ES });

/** The reply texts of a site that has saved none, and what stands for the home where a lead names none. */
export function stockReplyTexts(wording: Wording): { texts: ReplyText[]; anyHome: string } {
  const translate = replyMessages(wording);
  // They stay in the texts, to be filled in with each reply.
  const placeholders = { name: '{name}', home: '{home}', agent: '{agent}' };

  return {
    texts: [
      { name: translate('thanks'), text: translate('thanks.text', placeholders) },
      { name: translate('viewing'), text: translate('viewing.text', placeholders) },
      { name: translate('wishes'), text: translate('wishes.text', placeholders) },
      { name: translate('sold'), text: translate('sold.text', placeholders) },
    ],
    anyHome: translate('anyHome'),
  };
}
