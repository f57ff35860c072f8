import { useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import { newStrap } from '#domain/page/new-strap.ts';
import type { Page, Strap } from '#domain/page/page.ts';
import { canMoveStrap, deleteStrap, insertStrap, moveStrap } from '#domain/page/strap-order.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { withPasted } from '../../clipboard/strap-clipboard.ts';
import { editorMessage } from '../../messages.ts';
import { insertedState } from '../../picker/inserted-state.ts';
import { nameAmongStraps, strapLabel } from '../../strap-label.ts';
import { scrollToStrap, strapElement } from '../frame/canvas-frame.ts';
import type { PageSync } from '../page/page-sync.ts';

export type StrapCommands = ReturnType<typeof useStrapCommands>;

/** Commands on whole straps. Each is one undo step, selects the strap, scrolls it into view and is announced to screen readers. */
export function useStrapCommands(pageSync: PageSync, announce: (message: string) => void) {
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
      pageSync.change({ ...pageSync.page(), straps });
      select(id);
    };
    const placeOf = ({ straps }: Page, id: string) => ({
      place: straps.findIndex((strap) => strap.id === id) + 1,
      count: straps.length,
    });
    const announceMoved = (id: string) => {
      const page = pageSync.page();
      const strap = page.straps.find((one) => one.id === id);
      if (strap)
        announce(editorMessage('strap.movedTo', { label: strapLabel(strap.name), ...placeOf(page, id) }));
    };
    const announceAdded = (id: string) => {
      const { hero, straps } = pageSync.page();
      const at = straps.findIndex((one) => one.id === id);
      const strap = straps[at];
      const above = straps[at - 1];
      if (!strap) return;
      const label = strapLabel(strap.name);
      announce(
        above
          ? editorMessage('strap.added.below', { label, above: nameAmongStraps(above) })
          : editorMessage(hero ? 'strap.added.hero' : 'strap.added.first', { label }),
      );
    };
    const paste = (straps: readonly Strap[], afterId: string | null): string[] | null => {
      const pasted = withPasted(pageSync.page(), straps, afterId);
      if (!pasted) return null;
      pageSync.change(pasted.page);
      select(pasted.ids.at(-1) ?? null);

      return pasted.ids;
    };

    return {
      /** Selects a strap, which shows its toolbar, or none. */
      choose,

      /** Selects a strap and scrolls it into view. */
      select,

      insert(name: string, afterId: string | null): string {
        const { straps } = pageSync.page();
        const definition = loadedStrap(name);
        const ids = straps.map(({ id }) => id);
        const strap = newStrap({ name, state: definition ? insertedState(definition) : {} }, ids);
        change(insertStrap(straps, strap, ids.indexOf(afterId ?? '') + 1), strap.id);
        announceAdded(strap.id);

        return strap.id;
      },

      /** Selects the strap below afterwards, or else the one above. */
      remove(id: string): string | null {
        const { straps } = pageSync.page();
        const index = straps.findIndex((strap) => strap.id === id);
        const strap = straps[index];
        if (!strap) return null;
        const next = (straps[index + 1] ?? straps[index - 1])?.id ?? null;
        change(deleteStrap(straps, id), next);
        announce(editorMessage('strap.deleted', { label: strapLabel(strap.name) }));

        return next;
      },

      /** Does nothing for the first strap up or the last down. */
      move(id: string, direction: 'up' | 'down'): void {
        const { straps } = pageSync.page();
        if (!canMoveStrap(straps, id, direction)) return;
        change(moveStrap(straps, id, direction), id);
        announceMoved(id);
      },

      /** Moves a strap to the index `place` among the others; at an unchanged index only selects it. Resolves when the canvas is updated. */
      async moveTo(id: string, place: number): Promise<void> {
        const page = pageSync.page();
        const strap = page.straps.find((one) => one.id === id);
        if (!strap) return;
        if (page.straps.indexOf(strap) === place) return choose(id);
        await pageSync.rearrange({
          ...page,
          straps: insertStrap(deleteStrap(page.straps, id), strap, place),
        });
        choose(id);
        // Focused, so that its shortcuts work.
        strapElement(id)?.focus({ preventScroll: true });
        announceMoved(id);
      },

      duplicate(id: string): string | null {
        const strap = pageSync.page().straps.find((one) => one.id === id);
        const copy = strap && paste([strap], id)?.[0];
        if (!copy) return null;
        announceAdded(copy);

        return copy;
      },

      /** Hides a strap or the hero from visitors, or shows it again; the selection and the scroll position stay. */
      setHidden(id: string, hidden: boolean): void {
        const page = pageSync.page();
        const strap = [page.hero, ...page.straps].find((one) => one?.id === id);
        if (!strap) return;
        const changed = { ...strap, config: { ...strap.config, hidden } };
        pageSync.change({
          ...page,
          hero: page.hero === strap ? changed : page.hero,
          straps: page.straps.map((one) => (one === strap ? changed : one)),
        });
        announce(
          editorMessage(hidden ? 'strap.nowHidden' : 'strap.nowShown', { label: strapLabel(strap.name) }),
        );
      },

      /** Returns the new ids; null if the page would have too many straps. */
      paste,
    };
  }, [getPuck, pageSync, announce]);
}
