import type { MouseEvent, ReactNode } from 'react';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import './nav-drawer.css';

type NavDrawerProps = { id: string; className?: string; children: ReactNode };

/** The navigation of narrow screens: a popover, so that it opens and closes without JavaScript. */
export function NavDrawer({ id, className = '', children }: NavDrawerProps) {
  return (
    <div className={`nav-drawer ${className}`}>
      <button
        className="nav-drawer__button"
        type="button"
        popoverTarget={id}
        aria-label={message('header.menu.open')}
      >
        <Icon name="menu" size="1.5rem" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a link inside was followed, by key or pointer. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click. */}
      <div className="nav-drawer__panel" id={id} popover="auto" onClick={closeAfterLink}>
        <button
          className="nav-drawer__button nav-drawer__close"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={message('header.menu.close')}
        >
          <Icon name="x" size="1.5rem" />
        </button>
        <nav aria-label={message('header.menu.label')}>{children}</nav>
      </div>
    </div>
  );
}

function closeAfterLink(event: MouseEvent<HTMLDivElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
}
