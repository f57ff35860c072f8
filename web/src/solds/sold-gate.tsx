import { message } from '../messages.ts';
import { useSite } from '../page/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import './sold-gate.css';

/** In place of everything that is sold, where the visitor may not see it: one line that tells nothing about it. */
export function SoldGate() {
  const isMember = useSite().viewer.customer !== null;

  return (
    <p className="sold-gate">
      <Icon name="lock" />
      <span>{message(isMember ? 'solds.gated.member' : 'solds.gated')}</span>
    </p>
  );
}
