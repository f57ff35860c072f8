import type { CSSProperties, ReactNode, RefCallback } from 'react';
import type { Strap, StrapFrameStyle } from '#domain/page/page.ts';
import { PictureShapeOfStrap } from '#web/src/listing/photo-ratio.ts';
import { hasPicture, isApart } from './background-style.ts';
import { safeClassNames } from './safe-class-names.ts';
import { StrapBackground } from './strap-background.tsx';
import './strap-frame.css';
import './frame-settings.css';

type StrapFrameProps = {
  strap: Strap;
  /** `section` for straps and heroes; header and footer have their own element. */
  as?: 'section' | 'header' | 'footer' | 'div';
  /** First on the page: images load eagerly with high priority, and a header may overlap it. */
  isFirst?: boolean;
  /** Divided by a rule from the one above (isDivided). */
  isDivided?: boolean;
  /** In the canvas empty straps are shown. */
  isEditing?: boolean;
  /** Below the first screen, with deferred layout (strap-frame.css). */
  isWaiting?: boolean;
  /** Drag handle of the editor. */
  ref?: RefCallback<Element>;
  children: ReactNode;
};

/** The frame of every strap: theme, alignment, background, overlay, divider, the agent's classes. */
export function StrapFrame({
  strap,
  as: Element = 'section',
  isFirst = false,
  isDivided = false,
  isEditing = false,
  isWaiting = false,
  ref,
  children,
}: StrapFrameProps) {
  const { outerClasses, innerClasses, style } = strap.config;

  return (
    <Element
      ref={ref}
      className={classes(
        'strap',
        'theme',
        Element === 'header' && style.theme === 'default' ? 'header-theme' : `theme-${style.theme}`,
        strap.name,
        `is-${style.textAlign}`,
        style.rule && 'has-rule',
        isDivided && 'is-divided',
        style.bgTransparent && 'is-transparent',
        isEditing && 'is-editing',
        isWaiting && 'is-waiting',
        hasPicture(style) && 'has-media',
        hasPicture(style) &&
          (isApart(strap) ? `has-${strap.state.layout}` : style.overlayStyle === 'scrim' && 'has-scrim'),
        ...frameClasses(style.frame),
        safeClassNames(outerClasses),
      )}
      style={
        style.frame.columns > 0 ? ({ '--strap-columns': style.frame.columns } as CSSProperties) : undefined
      }
    >
      <StrapBackground strap={strap} isFirst={isFirst} />
      <div className={classes('strap__inner', isFirst && 'is-first', safeClassNames(innerClasses))}>
        <PictureShapeOfStrap value={style.frame.pictures}>{children}</PictureShapeOfStrap>
      </div>
    </Element>
  );
}

/** A strap as it is designed has none of them. */
function frameClasses({ columns, ...frame }: StrapFrameStyle): (string | false)[] {
  const chosen = Object.entries(frame).map(([name, value]) => value !== 'auto' && `in-${name}-${value}`);

  return [...chosen, columns > 0 && 'in-columns'];
}

function classes(...names: (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}
