import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import './popover.css';

type PopoverProps = {
  /** Label of the chip; shows the value if there is one. */
  label: string;
  isActive?: boolean;
  /** Popovers of a group close each other. */
  group: string;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A chip that opens a panel. A native disclosure, so it works without JavaScript. */
export function Popover({ label, isActive = false, group, align = 'start', children }: PopoverProps) {
  const details = useDismiss();

  return (
    <details ref={details} className="popover" name={group} data-align={align}>
      <summary className={isActive ? 'popover__chip is-active' : 'popover__chip'}>
        <span className="popover__label">{label}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="popover__panel">{children}</div>
    </details>
  );
}

/** Closes the disclosure on Escape (restoring the focus) and on a press outside. */
function useDismiss() {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const dismiss = (event: PointerEvent | KeyboardEvent) => {
      const node = details.current;
      if (!node?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        node.querySelector('summary')?.focus();
      } else if (node.contains(event.target as Node)) return;
      node.open = false;
    };

    document.addEventListener('pointerdown', dismiss);
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('pointerdown', dismiss);
      document.removeEventListener('keydown', dismiss);
    };
  }, []);

  return details;
}
