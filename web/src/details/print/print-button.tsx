import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { WithoutScript } from '../../ui/without-script.tsx';
import { mapDrawn } from './map-drawn.ts';
import './print-button.css';

/** Prints the page, with its map. */
export function PrintButton() {
  return (
    <>
      <WithoutScript hides=".print-button" />
      <button
        type="button"
        className="print-button"
        onClick={async () => {
          await mapDrawn();
          window.print();
        }}
      >
        <Icon name="printer" />
        {message('details.print')}
      </button>
    </>
  );
}
