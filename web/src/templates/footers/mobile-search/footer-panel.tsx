import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { message } from '#web/src/messages.ts';
import { useHistoryLayer } from '#web/src/site/history-layer.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { IconName } from '#web/src/ui/icon-names.ts';

type FooterPanelProps = {
  id: string;
  icon: IconName;
  label: string;
  title: string;
  children: ReactNode;
};

/** A button of the bottom bar with the panel it opens above; a popover, so it works without JavaScript. */
export function FooterPanel({ id, icon, label, title, children }: FooterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useHistoryLayer(() => panel.current?.hidePopover(), isOpen);

  return (
    <>
      <button type="button" className="footer-mobile-search__item" popoverTarget={id}>
        <Icon name={icon} size={20} />
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: closes after a link inside was followed, by key or pointer. */}
      <div
        ref={panel}
        id={id}
        className="footer-mobile-search__panel"
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        onClick={closeAfterLink}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <header className="footer-mobile-search__head">
          <h2 className="footer-mobile-search__title" id={`${id}-title`}>
            {title}
          </h2>
          <button
            type="button"
            className="round-button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={message('ui.close')}
          >
            <Icon name="x" size={22} />
          </button>
        </header>
        {children}
      </div>
    </>
  );
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDivElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}
