import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { replyTextsSchema } from '#domain/leads/reply-text-schema.ts';
import type { EngineContext } from '../../context.ts';
import { readReplyTexts, type ReplyTexts, saveReplyTexts } from '../../operations/leads/reply-texts.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent } from '../require-agent.ts';
import { etag, ifMatch } from '../revisions.ts';

const REPLY_TEXTS = '/space/:spaceID/app/replyTexts';

const body = z.object({ texts: replyTextsSchema });

/** What replies to leads begin with, for everybody who has leads. */
export function replyTextRoutes(context: EngineContext): Hono {
  const spaceOf = async (c: Context) =>
    (await requireAgent(context, c.req.raw, c.req.param('spaceID') ?? '', 'ownLeads')).spaceId;
  const respond = (c: Context, saved: ReplyTexts) =>
    c.json(saved, 200, saved.revision === null ? {} : etag({ revision: saved.revision }));

  return new Hono()
    .get(REPLY_TEXTS, async (c) => respond(c, await readReplyTexts(context, await spaceOf(c))))
    .put(REPLY_TEXTS, async (c) => {
      const spaceId = await spaceOf(c);
      const revision = ifMatch(c.req.raw);
      const { texts } = parse(body, await readBody(c.req.raw));

      return respond(c, await saveReplyTexts(context, { spaceId, texts, revision }));
    });
}
