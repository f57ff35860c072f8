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
  // Their own placeholders stay for the reply.
  const kept = { name: '{name}', home: '{home}', agent: '{agent}' };

  return {
    texts: [
      { name: translate('thanks'), text: translate('thanks.text', kept) },
      { name: translate('viewing'), text: translate('viewing.text', kept) },
      { name: translate('wishes'), text: translate('wishes.text', kept) },
      { name: translate('sold'), text: translate('sold.text', kept) },
    ],
    anyHome: translate('anyHome'),
  };
}
