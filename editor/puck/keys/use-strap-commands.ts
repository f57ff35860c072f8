import { useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import { newStrap } from '#domain/page/new-strap.ts';
import type { Page, Strap } from '#domain/page/page.ts';
import { canMoveStrap, deleteStrap, insertStrap, moveStrap } from '#domain/page/strap-order.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { withPasted } from '../../clipboard/strap-clipboard.ts';
import { editorMessage } from '../../messages.ts';
import { strapLabel } from '../../strap-label.ts';
import { scrollToStrap, strapElement } from '../frame/canvas-frame.ts';
import type { PageDesk } from '../page/page-desk.ts';

export type StrapCommands = ReturnType<typeof useStrapCommands>;

/** What can be done with whole straps; each is one step, chosen and brought into view afterwards, and said aloud. */
export function useStrapCommands(desk: PageDesk, announce: (message: string) => void) {
  const getPuck = useGetPuck();

  return useMemo(() => {
    const choose = (id: string | null) => {
      const { getSelectorForId, dispatch } = getPuck();
      const itemSelector = id === null ? null : (getSelectorForId(id) ?? null);
      dispatch({ type: 'setUi', ui: { itemSelector } });
    };
    const select = (id: string | null) => {
      choose(id);
      if (id !== null) scrollToStrap(id);
    };
    const change = (straps: Strap[], id: string | null) => {
      desk.change({ ...desk.page(), straps });
      select(id);
    };
    const placeOf = ({ straps }: Page, id: string) => ({
      place: straps.findIndex((strap) => strap.id === id) + 1,
      count: straps.length,
    });
    const say = (key: 'strap.movedTo' | 'strap.inserted', id: string) => {
      const strap = desk.page().straps.find((one) => one.id === id);
      if (strap) announce(editorMessage(key, { label: strapLabel(strap.name), ...placeOf(desk.page(), id) }));
    };
    const paste = (straps: readonly Strap[], afterId: string | null): string[] | null => {
      const pasted = withPasted(desk.page(), straps, afterId);
      if (!pasted) return null;
      desk.change(pasted.page);
      select(pasted.ids.at(-1) ?? null);

      return pasted.ids;
    };

    return {
      /** The chosen strap has its tools about it; with null none has. */
      choose,

      /** Chooses a strap and brings it into view. */
      select,

      insert(name: string, afterId: string | null): string {
        const { straps } = desk.page();
        const definition = loadedStrap(name);
        const ids = straps.map(({ id }) => id);
        const strap = newStrap({ name, state: structuredClone(definition?.defaultState ?? {}) }, ids);
        change(insertStrap(straps, strap, ids.indexOf(afterId ?? '') + 1), strap.id);
        say('strap.inserted', strap.id);

        return strap.id;
      },

      /** The strap below it, or else the one above, is the chosen one afterwards. */
      remove(id: string): string | null {
        const { straps } = desk.page();
        const index = straps.findIndex((strap) => strap.id === id);
        const strap = straps[index];
        if (!strap) return null;
        const next = (straps[index + 1] ?? straps[index - 1])?.id ?? null;
        change(deleteStrap(straps, id), next);
        announce(editorMessage('strap.deleted', { label: strapLabel(strap.name) }));

        return next;
      },

      /** Neither can the first go up nor the last down. */
      move(id: string, direction: 'up' | 'down'): void {
        const { straps } = desk.page();
        if (!canMoveStrap(straps, id, direction)) return;
        change(moveStrap(straps, id, direction), id);
        say('strap.movedTo', id);
      },

      /**
       * Where it was dropped: `place` counts from 0 among the other straps; the place it has chooses it alone. Settles when the
       * canvas has done all its work.
       */
      async moveTo(id: string, place: number): Promise<void> {
        const page = desk.page();
        const strap = page.straps.find((one) => one.id === id);
        if (!strap) return;
        if (page.straps.indexOf(strap) === place) return choose(id);
        await desk.rearrange({ ...page, straps: insertStrap(deleteStrap(page.straps, id), strap, place) });
        choose(id);
        // Its keys work on it, as they did when it was pressed.
        strapElement(id)?.focus({ preventScroll: true });
        say('strap.movedTo', id);
      },

      duplicate(id: string): string | null {
        const strap = desk.page().straps.find((one) => one.id === id);
        const copy = strap && paste([strap], id)?.[0];
        if (!copy) return null;
        say('strap.inserted', copy);

        return copy;
      },

      /** Answers the new ids; null when the page would have too many straps. */
      paste,
    };
  }, [getPuck, desk, announce]);
}
