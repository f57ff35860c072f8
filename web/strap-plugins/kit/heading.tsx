import { useContext } from 'react';
import type { HeadingPart } from '#domain/page/parts.ts';
import type { Rendered } from './rendered.ts';
import { HeadingLevels } from './heading-levels.ts';

type HeadingProps = {
  part: Rendered<HeadingPart> | undefined;
  className?: string;
  id?: string;
};

/** A heading part in its size, on a level without gaps; renders nothing when empty. */
export function Heading({ part, className, id }: HeadingProps) {
  const levels = useContext(HeadingLevels);
  if (!part?.html) return null;
  const Element = levels[part.size] ?? part.size;
  const names = ['heading', Element !== part.size && `is-${part.size}`, className];
  const props = { className: names.filter(Boolean).join(' '), id };

  return typeof part.html === 'string' ? (
    <Element {...props} dangerouslySetInnerHTML={{ __html: part.html }} />
  ) : (
    <Element {...props}>{part.html}</Element>
  );
}
