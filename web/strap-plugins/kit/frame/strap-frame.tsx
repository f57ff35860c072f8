import type { ReactNode, RefCallback } from 'react';
import type { Strap } from '#domain/page/page.ts';
import { safeClassNames } from './safe-class-names.ts';
import { StrapBackground } from './strap-background.tsx';
import './strap-frame.css';

type StrapFrameProps = {
  strap: Strap;
  /** `section` for straps and heroes; the header and the footer bring their own element. */
  as?: 'section' | 'header' | 'footer' | 'div';
  /** It begins the page, or is above it: its images load at once and first; a header may lie over it. */
  isFirst?: boolean;
  /** A line divides it from the one above (isDivided). */
  isDivided?: boolean;
  /** In the canvas a strap with nothing to show is seen. */
  isEditing?: boolean;
  /** It is below the screen and laid out later (strap-frame.css). */
  isWaiting?: boolean;
  /** The editor takes hold of the strap by it. */
  ref?: RefCallback<Element>;
  children: ReactNode;
};

/** What every strap has in common: theme, alignment, background, overlay, divider, the agent's classes. */
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
        safeClassNames(outerClasses),
      )}
    >
      <StrapBackground strap={strap} isFirst={isFirst} />
      <div className={classes('strap__inner', isFirst && 'is-first', safeClassNames(innerClasses))}>
        {children}
      </div>
    </Element>
  );
}

function classes(...names: (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}
