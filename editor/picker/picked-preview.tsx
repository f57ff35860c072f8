import { useMemo } from 'react';
import { newStrap } from '#domain/page/new-strap.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { StrapPreview } from '../drafts/strap-preview.tsx';
import { editorMessage } from '../messages.ts';
import { insertedState } from './inserted-state.ts';

/** The chosen strap as it is inserted, with its content, in the colours and fonts that are edited. */
export function PickedPreview({ strap }: { strap: AnyStrap | null }) {
  const { themeCss } = useSite();
  const inserted = useMemo(
    () => strap && newStrap({ name: strap.name, state: insertedState(strap) }, []),
    [strap],
  );
  if (!inserted) return null;

  return (
    <section className="editor-picker__preview" aria-label={editorMessage('picker.preview')}>
      {/* The page itself is in the canvas: nothing else of this document has the theme. */}
      <style dangerouslySetInnerHTML={{ __html: themeCss }} />
      <p className="editor-label">{editorMessage('picker.preview')}</p>
      <StrapPreview key={inserted.name} strap={inserted} />
    </section>
  );
}
