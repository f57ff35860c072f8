import type { KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from 'react';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import './nav-drawer.css';

const FOCUSABLE = 'a[href], button, summary, [tabindex]:not([tabindex="-1"])';

type NavDrawerProps = { id: string; className?: string; children: ReactNode };

/** The navigation of narrow screens: a popover, so it works without JavaScript. */
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
      <div
        className="nav-drawer__panel"
        id={id}
        popover="auto"
        onClick={closeAfterLink}
        onKeyDown={trapFocus}
        onToggle={focusPanel}
      >
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

/** Opening focuses the close button; the browser restores the focus on close. */
function focusPanel({ currentTarget, newState }: ToggleEvent<HTMLDivElement>): void {
  if (newState === 'open') currentTarget.querySelector('button')?.focus();
}

/** Focus trap of the open drawer. */
function trapFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'Tab') return;
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
  const [end, other] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
  if (event.target !== end) return;

  event.preventDefault();
  other?.focus();
}

/** Elements in closed groups cannot be focused. */
function isShown(element: HTMLElement): boolean {
  const group = element.closest('details');

  return !group || group.open || element.tagName === 'SUMMARY';
}
