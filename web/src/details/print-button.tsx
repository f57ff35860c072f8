import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import './print-button.css';

/** Prints the page. */
export function PrintButton() {
  return (
    <button type="button" className="print-button" onClick={() => window.print()}>
      <Icon name="printer" />
      {message('details.print')}
    </button>
  );
}
