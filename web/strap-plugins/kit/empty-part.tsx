import type { ReactNode } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import type { IconName } from '#web/src/ui/icon-names.ts';
import './empty-part.css';

/** Where something belongs that the agent has not given yet; visitors never see it. */
export function EmptyPart({ icon, children }: { icon: IconName; children?: ReactNode }) {
  return (
    <div className="empty-part">
      <Icon name={icon} size="2rem" />
      {children && <p>{children}</p>}
    </div>
  );
}
