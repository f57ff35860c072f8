import type { CSSProperties } from 'react';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { ProcessState } from './parts.ts';
import './view.css';

const MOST_ACROSS = 4;

export function ProcessView({ state }: StrapViewProps<ProcessState>) {
  const { title, text, layout, items, buttonList } = state;
  const across = items.length > MOST_ACROSS ? Math.ceil(items.length / 2) : items.length;

  return (
    <div className={`strap-process__body is-${layout}`}>
      <header className="strap-process__intro">
        <Heading part={title} />
        <RichText part={text} />
      </header>
      <ol
        className="strap-process__steps in-columns__list"
        style={{ '--across': Math.min(across, MOST_ACROSS) } as CSSProperties}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
          <li key={index} className="strap-process__step">
            <span className="strap-process__number" aria-hidden="true">
              {index + 1}
            </span>
            <div className="strap-process__words">
              {item.time && <p className="strap-process__time">{item.time}</p>}
              <Heading part={item.title} />
              <RichText part={item.text} />
            </div>
          </li>
        ))}
      </ol>
      <ButtonList links={buttonList} />
    </div>
  );
}
