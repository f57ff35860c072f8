import type { ReactNode } from 'react';
import { type EditHandle, editAttributes, fieldHandle } from '#web/src/ui/edit-handle.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { IconName } from '#web/src/ui/icon-names.ts';
import './empty-part.css';

type EmptyPartProps = {
  icon: IconName;
  edit?: EditHandle;
  /** The member of the state that a press opens in the settings. */
  opens?: string;
  /** What to do; it looks like a button where a press does it. */
  children?: ReactNode;
};

/** Placeholder for content the agent has not added yet; never shown to visitors. */
export function EmptyPart({ icon, edit, opens, children }: EmptyPartProps) {
  const handle = edit ?? (opens ? fieldHandle(opens) : undefined);

  return (
    <div className="empty-part" {...editAttributes(handle)} aria-label={undefined}>
      <Icon name={icon} size="2rem" />
      {edit && <span className="visually-hidden">{edit.label}</span>}
      {children && <p className={handle && 'empty-part__action'}>{children}</p>}
    </div>
  );
}
