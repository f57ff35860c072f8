import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { useCallback } from 'react';

/** Puck's state by selector. */
export const usePuckState = createUsePuck();

/** Changes the props of one strap, in any zone. */
export function useChangeProps() {
  const getPuck = useGetPuck();

  return useCallback(
    (id: string, change: (props: Record<string, unknown>) => Record<string, unknown>) => {
      const { getItemById, getSelectorForId, dispatch } = getPuck();
      const item = getItemById(id);
      const selector = getSelectorForId(id);
      if (!item || !selector) return;

      dispatch({
        type: 'replace',
        destinationIndex: selector.index,
        destinationZone: selector.zone,
        data: { ...item, props: { ...change(item.props), id } },
      });
    },
    [getPuck],
  );
}
