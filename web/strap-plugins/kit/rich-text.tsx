import type { TextPart } from '#domain/page/parts.ts';
import type { Rendered } from './rendered.ts';

const EMPTY = /^(<p>(\s|&nbsp;|<br ?\/?>)*<\/p>|\s)*$/;

type RichTextProps = {
  part: Rendered<TextPart> | undefined;
  className?: string;
};

/** A text part; hidden from visitors when empty. */
export function RichText({ part, className }: RichTextProps) {
  const classes = className ? `prose ${className}` : 'prose';
  if (!part?.html) return null;
  if (typeof part.html !== 'string') return <div className={classes}>{part.html}</div>;

  return EMPTY.test(part.html) ? null : (
    <div className={classes} dangerouslySetInnerHTML={{ __html: part.html }} />
  );
}
