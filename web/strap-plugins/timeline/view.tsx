import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { TimelineState } from './parts.ts';
import './view.css';

export function TimelineView({ state, isEditing }: StrapViewProps<TimelineState>) {
  return (
    <div className="strap-timeline__body">
      <Heading part={state.title} />
      <RichText part={state.text} />
      <ol className="strap-timeline__list">
        {state.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
          <li key={index} className="strap-timeline__moment">
            <p className="strap-timeline__when">{item.when}</p>
            <div className="strap-timeline__words">
              <Heading part={item.title} />
              <RichText part={item.text} />
              <ImagePartView
                part={item.image}
                sizes="(width > 48rem) 28rem, 80vw"
                width={720}
                height={480}
                isEditing={isEditing}
              />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
