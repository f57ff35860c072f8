import type { CSSProperties } from 'react';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import type { Rendered } from '../kit/rendered.ts';
import { RichText } from '../kit/rich-text.tsx';
import type { FiguresState } from './parts.ts';
import './view.css';

const MOST_IN_A_ROW = 4;

export function FiguresView({ state: { title, layout, items, note } }: StrapViewProps<FiguresState>) {
  const count = items.length > MOST_IN_A_ROW ? Math.ceil(items.length / 2) : items.length;

  return (
    <div className={`strap-figures__body is-${layout}`}>
      <Heading part={title} />
      {items.length > 0 && (
        <dl className="strap-figures__list in-columns__list" style={{ '--count': count } as CSSProperties}>
          {items.map((item, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
              key={index}
              className="strap-figures__item"
              style={{ '--characters': charactersOf(item.figure.html) } as CSSProperties}
            >
              <dt>
                <RichText part={item.text} />
              </dt>
              <dd>
                <RichText part={item.figure} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <RichText className="strap-figures__note" part={note} />
    </div>
  );
}

/** How long a figure is drawn, without the marks of its text; unknown while it is being written. */
function charactersOf(html: Rendered<FiguresState>['items'][number]['figure']['html']): number | undefined {
  if (typeof html !== 'string') return undefined;

  return Math.max(1, html.replace(/<[^>]*>|\s+$/g, '').replace(/&[#\w]+;/g, ' ').length);
}
