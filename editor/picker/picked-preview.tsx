import { useMemo } from 'react';
import { newStrap } from '#domain/page/new-strap.ts';
import type { PartDeclaration } from '#domain/parts/declaration.ts';
import { missingParts } from '#domain/parts/missing-parts.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { StrapPreview } from '../drafts/strap-preview.tsx';
import { editorMessage } from '../messages.ts';
import { insertedState } from './inserted-state.ts';
import { StrapPicture } from './strap-picture.tsx';
import { spelt } from '../spelling.ts';

/** The chosen strap as it is inserted, with its content, in the colours and fonts that are edited. */
export function PickedPreview({ strap }: { strap: AnyStrap | null }) {
  const inserted = useMemo(
    () => strap && newStrap({ name: strap.name, state: insertedState(strap) }, []),
    [strap],
  );
  if (!strap || !inserted) return null;
  const parts: Readonly<Record<string, PartDeclaration>> = strap.parts;
  const missing = missingParts(parts, inserted.state, 'must').map((name) =>
    spelt(parts[name]?.label ?? name),
  );

  return (
    <section className="editor-picker__preview" aria-label={editorMessage('picker.preview')}>
      <p className="editor-label">{editorMessage('picker.preview')}</p>
      {missing.length === 0 ? (
        <StrapPreview key={inserted.name} strap={inserted} />
      ) : (
        // Rendered for visitors it would be empty.
        <>
          <StrapPicture strap={strap} />
          <p className="editor-help">{editorMessage('strap.missing', { parts: missing.join(', ') })}</p>
        </>
      )}
    </section>
  );
}
