import type { ReactNode } from 'react';
import type { HeadingSize } from '#domain/page/parts.ts';

type HeadingProps = {
  /** `html` is inline markup; inside the editor it is the element that is typed into. */
  part: { html: ReactNode; size: HeadingSize } | undefined;
  className?: string;
  id?: string;
};

/** A heading part in the size its agent chose; nothing when it is empty. */
export function Heading({ part, className, id }: HeadingProps) {
  if (!part?.html) return null;
  const Element = part.size;
  const props = { className: className ? `heading ${className}` : 'heading', id };

  return typeof part.html === 'string' ? (
    <Element {...props} dangerouslySetInnerHTML={{ __html: part.html }} />
  ) : (
    <Element {...props}>{part.html}</Element>
  );
}
