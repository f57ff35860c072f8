import { useGetPuck } from '@puckeditor/core';
import { useCallback, useMemo } from 'react';
import { canMoveStrap } from '#domain/page/strap-order.ts';
import { ROOT_ZONE, usePuckState } from './puck-store.ts';
import { fromItem } from './strap-item.ts';

type Direction = 'up' | 'down';

/** Moves a strap one place; neither can the first go up nor the last down. */
export function useMoveStrap() {
  const getPuck = useGetPuck();
  const content = usePuckState((state) => state.appState.data.content);
  const straps = useMemo(() => content.map(fromItem), [content]);

  const canMove = useCallback(
    (id: string, direction: Direction) => canMoveStrap(straps, id, direction),
    [straps],
  );

  const move = useCallback(
    (id: string, direction: Direction) => {
      const { getSelectorForId, dispatch } = getPuck();
      const index = getSelectorForId(id)?.index;
      if (index === undefined || !canMove(id, direction)) return;

      const destinationIndex = index + (direction === 'up' ? -1 : 1);
      dispatch({ type: 'reorder', sourceIndex: index, destinationIndex, destinationZone: ROOT_ZONE });
      dispatch({ type: 'setUi', ui: { itemSelector: { index: destinationIndex, zone: ROOT_ZONE } } });
      scrollToStrap(id);
    },
    [getPuck, canMove],
  );

  return { move, canMove };
}

/** Brings a strap of the canvas into view once it stands where it belongs. */
export function scrollToStrap(id: string): void {
  requestAnimationFrame(() => {
    const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
    canvas
      ?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}
