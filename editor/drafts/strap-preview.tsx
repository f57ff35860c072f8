import type { Strap } from '#domain/page/page.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { StrapSlot } from '#web/src/page/strap-slot.tsx';
import { editorMessage } from '../messages.ts';
import { usePreviewResult } from './use-preview-result.ts';
import './strap-preview.css';

/** A scaled-down rendering of a strap with today's data, or a note that it is missing or hidden. */
export function StrapPreview({ strap }: { strap: Strap | null }) {
  const response = usePreviewResult(strap);
  if (!strap) return <p className="strap-preview is-empty">{editorMessage('preview.none')}</p>;
  if (!loadedStrap(strap.name))
    return <p className="strap-preview is-empty">{editorMessage('preview.unknown', { name: strap.name })}</p>;
  if (response === undefined)
    return <p className="strap-preview is-empty">{editorMessage('pages.loading')}</p>;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its frame is scrolled, by keys as well
    <div className="strap-preview" tabIndex={0}>
      {strap.config.hidden && <p className="strap-preview__note">{editorMessage('preview.hidden')}</p>}
      <div className="strap-preview__page" inert>
        <StrapSlot
          strap={{ ...strap, config: { ...strap.config, hidden: false } }}
          result={response ?? undefined}
        />
      </div>
    </div>
  );
}
