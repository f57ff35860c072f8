import type { MouseEvent } from 'react';
import type { State } from '#domain/page/page.ts';
import type { Parts } from '#domain/parts/declaration.ts';
import { defaultOf } from '#domain/parts/initial-state.ts';
import { missingParts } from '#domain/parts/missing-parts.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { editorMessage } from '../../messages.ts';
import { focusStrap } from '../frame/canvas-frame.ts';
import { useChangeProps } from '../puck-store.ts';
import { toProps } from './strap-item.ts';
import { spelt } from '../../spelling.ts';

type MissingHintProps = { id: string; definition: AnyStrap; state: State };

/** Below a strap that visitors do not see because it lacks what it is made of: what to add, and a button for lists. */
export function MissingHint({ id, definition, state }: MissingHintProps) {
  const changeProps = useChangeProps();
  const parts: Parts = definition.parts;
  const missing = missingParts(parts, state, 'must');
  if (missing.length === 0) return null;

  const add = (event: MouseEvent, name: string, item: unknown) => {
    // A click on the page around it would deselect the strap.
    event.stopPropagation();
    changeProps(id, (props) => ({ ...props, ...toProps({ [name]: [item] }) }));
    focusStrap(id);
  };

  return (
    <div className="editor-canvas-note is-missing">
      <p>
        <Icon name="eye-off" size={18} />
        {editorMessage('strap.missing', { parts: missingLabels(parts, state).join(', ') })}
      </p>
      {missing.map((name) => {
        const part = parts[name];

        return (
          part?.kind === 'list' && (
            <button
              key={name}
              type="button"
              className="editor-button"
              data-puck-overlay-portal
              onClick={(event) => add(event, name, defaultOf(part.of))}
            >
              <Icon name="plus" />
              {part.item
                ? editorMessage('strap.missing.add', { item: spelt(part.item) })
                : editorMessage('strap.missing.addTo', { list: spelt(part.label ?? name) })}
            </button>
          )
        );
      })}
    </div>
  );
}

/** The labels of the empty parts without which visitors do not see a strap. */
export function missingLabels(parts: Parts, state: State): string[] {
  return missingParts(parts, state, 'must').map((name) => spelt(parts[name]?.label ?? name));
}
