import { editorMessage } from '../messages.ts';

/** Enough to recognise a section by its sample texts, not to read them again. */
const QUOTED = 3;
const LENGTH = 60;

/** Sample texts in quotation marks: the first ones, cut where they are long, and how many more there are. */
export function quoteSamples(texts: readonly string[]): string {
  const quoted = texts
    .slice(0, QUOTED)
    .map((text) => `“${text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text}”`)
    .join(', ');
  const more = texts.length - QUOTED;

  return more > 0 ? editorMessage('check.placeholder.more', { quoted, count: more }) : quoted;
}
