import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import './sold-gate.css';

/** In place of everything that is sold, where the visitor may not see it: one line that tells nothing about it. */
export function SoldGate() {
  return (
    <p className="sold-gate">
      <Icon name="lock" />
      <span>{message('solds.gated')}</span>
    </p>
  );
}
