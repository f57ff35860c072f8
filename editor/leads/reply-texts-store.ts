import type { ReplyText } from '#domain/leads/reply-text.ts';
import { request } from '../api/api.ts';
import { editorMessage } from '../messages.ts';
import {
  EditorReplyTextsDocument,
  EditorSaveReplyTextsDocument,
  type ReplyTexts_ReplyTextsFragment,
} from './leads.generated.ts';

export type ReplyTexts = ReplyTexts_ReplyTextsFragment;

export async function loadReplyTexts(signal?: AbortSignal): Promise<ReplyTexts> {
  return (await request(EditorReplyTextsDocument, {}, signal)).replyTexts;
}

/** The texts as stored, `conflict` where somebody else saved in between, or a sentence on what is wrong. */
export async function storeReplyTexts(
  texts: readonly ReplyText[],
  revision: string | null,
): Promise<ReplyTexts | 'conflict' | { problem: string }> {
  const input = { texts: [...texts], revision };
  const { result } = await request(EditorSaveReplyTextsDocument, { input });
  if ('replyTexts' in result) return result.replyTexts;
  if ('currentRevision' in result) return 'conflict';

  const [, index] = /texts\.(\d+)/.exec(result.field ?? '') ?? [];
  if (index === undefined) return { problem: result.message };
  const name =
    texts[Number(index)]?.name.trim() || editorMessage('leads.texts.number', { number: Number(index) + 1 });
  return { problem: `${name}: ${result.message}` };
}
