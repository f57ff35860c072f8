import type { ReactNode } from 'react';
import { type EditHandle, editAttributes } from '#web/src/ui/edit-handle.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { IconName } from '#web/src/ui/icon-names.ts';
import './empty-part.css';

/** Placeholder for content the agent has not added yet; never shown to visitors. */
export function EmptyPart({
  icon,
  edit,
  children,
}: {
  icon: IconName;
  edit?: EditHandle;
  children?: ReactNode;
}) {
  return (
    <div className="empty-part" {...editAttributes(edit)} aria-label={undefined}>
      <Icon name={icon} size="2rem" />
      {edit && <span className="visually-hidden">{edit.label}</span>}
      {children && <p>{children}</p>}
    </div>
  );
}
