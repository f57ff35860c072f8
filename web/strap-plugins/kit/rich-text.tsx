import type { ReactNode } from 'react';

const EMPTY = /^(<p>(\s|&nbsp;|<br ?\/?>)*<\/p>|\s)*$/;

type RichTextProps = {
  /** `html` is block markup; inside the editor it is the element that is typed into. */
  part: { html: ReactNode } | undefined;
  className?: string;
};

/** A text part. Visitors do not see an empty one. */
export function RichText({ part, className }: RichTextProps) {
  const classes = className ? `prose ${className}` : 'prose';
  if (!part?.html) return null;
  if (typeof part.html !== 'string') return <div className={classes}>{part.html}</div>;

  return EMPTY.test(part.html) ? null : (
    <div className={classes} dangerouslySetInnerHTML={{ __html: part.html }} />
  );
}
