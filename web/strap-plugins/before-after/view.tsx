import { type CSSProperties, useState } from 'react';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import type { Rendered } from '../kit/rendered.ts';
import { RichText } from '../kit/rich-text.tsx';
import type { BeforeAfterState } from './parts.ts';
import './view.css';

export function BeforeAfterView({ state, isEditing }: StrapViewProps<BeforeAfterState>) {
  const { title, text, before, after, caption } = state;
  if (!isEditing && !before.imageUrl && !after.imageUrl) return null;

  return (
    <div className="strap-before-after__body">
      <Heading part={title} />
      <RichText part={text} />
      <figure className="strap-before-after__figure">
        <Stage state={state} isEditing={isEditing} />
        {caption.html && (
          <figcaption>
            <RichText part={caption} />
          </figcaption>
        )}
      </figure>
    </div>
  );
}

type StageProps = { state: Rendered<BeforeAfterState>; isEditing: boolean };

/** Pictures side by side while they are edited, without JavaScript and on paper; else one over the other. */
function Stage({ state, isEditing }: StageProps) {
  const { before, after, beforeLabel, afterLabel } = state;
  const [percent, setPercent] = useState(50);
  const isCompared = !isEditing && before.imageUrl !== '' && after.imageUrl !== '';

  return (
    <div
      className={`strap-before-after__stage${isCompared ? ' is-compared' : ''}`}
      style={{ '--at': percent / 100 } as CSSProperties}
    >
      <Side className="is-before" image={before} label={beforeLabel} isEditing={isEditing} />
      <Side className="is-after" image={after} label={afterLabel} isEditing={isEditing} />
      {isCompared && (
        <>
          <input
            className="strap-before-after__range"
            type="range"
            min={0}
            max={100}
            value={percent}
            aria-label={message('beforeAfter.label')}
            aria-valuetext={message('beforeAfter.value', { percent, label: beforeLabel })}
            onChange={({ currentTarget }) => setPercent(currentTarget.valueAsNumber)}
          />
          <span className="strap-before-after__handle" aria-hidden="true">
            <Icon name="chevron-left" size={18} />
            <Icon name="chevron-right" size={18} />
          </span>
        </>
      )}
    </div>
  );
}

type SideProps = {
  className: string;
  image: Rendered<BeforeAfterState>['before'];
  label: string;
  isEditing: boolean;
};

function Side({ className, image, label, isEditing }: SideProps) {
  return (
    <div className={`strap-before-after__side ${className}`}>
      <ImagePartView
        part={{ ...image, width: 0, height: 0 }}
        sizes="(min-width: 64rem) 60rem, 92vw"
        width={1280}
        height={800}
        isEditing={isEditing}
        isPlain
      />
      {label && <span className="strap-before-after__label">{label}</span>}
    </div>
  );
}
