import {
  type Config,
  type FieldTransforms,
  registerOverlayPortal,
  setDeep,
  useGetPuck,
} from '@puckeditor/core';
import { useCallback } from 'react';
import type { HeadingPart } from '#domain/page/parts.ts';
import { InlineHtml } from '../fields/inline-html.tsx';
import type { FieldMetadata } from '../fields/part-fields.tsx';
import { withEditHandle } from '../media/media-transform.ts';
import { useChangeProps } from './puck-store.ts';

/** In the canvas a heading's text is the element it is typed into, and what a dialog edits knows how. */
export const FIELD_TRANSFORMS: FieldTransforms<Config> = {
  custom: ({ value, field, propPath, componentId }) => {
    const { part } = ('metadata' in field ? field.metadata : undefined) ?? ({} as FieldMetadata);
    if (part !== 'heading') return withEditHandle({ value, field, propPath });
    if (!value) return value;

    return {
      ...value,
      html: (
        <InlineHeading value={value} path={propPath} componentId={componentId} label={field.label ?? ''} />
      ),
    };
  },
};

type InlineHeadingProps = { value: HeadingPart; path: string; componentId: string; label: string };

function InlineHeading({ value, path, componentId, label }: InlineHeadingProps) {
  const getPuck = useGetPuck();
  const changeProps = useChangeProps();
  const select = useCallback(() => {
    const { getSelectorForId, dispatch } = getPuck();
    const itemSelector = getSelectorForId(componentId);
    if (itemSelector) dispatch({ type: 'setUi', ui: { itemSelector } });
  }, [getPuck, componentId]);

  return (
    <InlineHtml
      label={label}
      html={value.html}
      elementRef={asText}
      onFocus={select}
      onChange={(html) => changeProps(componentId, (props) => setDeep(props, `${path}.html`, html))}
    />
  );
}

/** Pointer and focus inside are for typing, not for selecting or dragging the strap. */
function asText(element: HTMLElement | null) {
  return registerOverlayPortal(element, { disableDragOnFocus: true });
}
