import { z } from 'zod';
import { REPLY_PLACEHOLDERS } from './reply-text.ts';

const TEXTS_MAX = 30;
/** Longer mailto links are cut by mail programs on Windows. */
const TEXT_MAX = 1500;
const ALLOWED = REPLY_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

const text = z
  .string()
  .trim()
  .min(1, 'A reply text needs words')
  .max(TEXT_MAX, `A reply text has at most ${TEXT_MAX} characters`)
  .transform((written) => written.replaceAll('\r\n', '\n'))
  .superRefine((written, context) => {
    const unknown = written
      .match(/\{[^{}]*\}/g)
      ?.find((found) => !REPLY_PLACEHOLDERS.some((name) => found === `{${name}}`));
    if (unknown)
      context.addIssue({ code: 'custom', message: `${unknown} cannot be filled in, only ${ALLOWED} can` });
  });

/** The reply texts of a site, which a menu lists by name. */
export const replyTextsSchema = z
  .array(
    z.object({
      name: z.string().trim().min(1, 'A reply text needs a name').max(80, 'The name is too long'),
      text,
    }),
  )
  .max(TEXTS_MAX, `A site has at most ${TEXTS_MAX} reply texts`)
  .superRefine((texts, context) => {
    texts.forEach(({ name }, index) => {
      if (texts.findIndex((other) => other.name === name) < index)
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'Another text has this name' });
    });
  });
