import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { useCallback } from 'react';

/** Puck's state by selector. */
export const usePuckState = createUsePuck();

/** Changes one strap's props in place, wherever it stands. */
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
