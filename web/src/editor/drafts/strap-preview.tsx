import type { Strap } from '#domain/page/page.ts';
import type { StrapAnswer } from '../../page/page-model.ts';
import { StrapSlot } from '../../page/strap-slot.tsx';
import { editorMessage } from '../messages.ts';
import './strap-preview.css';

type StrapPreviewProps = { strap: Strap | null; answer?: StrapAnswer };

/** A strap as visitors would see it, small; or that it is not on the page, or hidden. */
export function StrapPreview({ strap, answer }: StrapPreviewProps) {
  if (!strap) return <p className="strap-preview is-empty">{editorMessage('preview.none')}</p>;

  return (
    <div className="strap-preview" inert>
      {strap.config.hidden && <p className="strap-preview__note">{editorMessage('preview.hidden')}</p>}
      <div className="strap-preview__page">
        <StrapSlot strap={{ ...strap, config: { ...strap.config, hidden: false } }} answer={answer} />
      </div>
    </div>
  );
}
