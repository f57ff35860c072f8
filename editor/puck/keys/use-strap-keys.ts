import { useMemo } from 'react';
import { HERO_ID } from '#domain/page/page.ts';
import { focusStrap } from '../frame/canvas-frame.ts';
import type { PageSync } from '../page/page-sync.ts';
import { focusedStrap } from './event-target.ts';
import { createToolKeys } from './tool-keys.ts';
import type { Shortcuts } from './use-shortcuts.ts';
import type { StrapCommands } from './use-strap-commands.ts';

type Input = {
  pageSync: PageSync;
  commands: StrapCommands;
  steps: { undo: () => void; redo: () => void };
  requestInsert: (afterId: string | null) => void;
  requestDelete: (id: string) => void;
  openStrapSettings: () => void;
};

/** Shortcuts of the canvas. Undo and redo work everywhere, the others while a strap has the focus, moving to its toolbar also from its text. */
export function useStrapKeys({
  pageSync,
  commands,
  steps,
  requestInsert,
  requestDelete,
  openStrapSettings,
}: Input) {
  return useMemo<Shortcuts>(() => {
    /** A handler for the focused strap, except the hero. */
    const onStrap =
      (run: (id: string) => void, { isForHero = false } = {}) =>
      (event: KeyboardEvent): boolean => {
        const id = focusedStrap(event.target);
        if (id === null || (id === HERO_ID && !isForHero)) return false;
        run(id);
        return true;
      };
    const everywhere = (run: () => void) => () => {
      run();
      return true;
    };
    const go = (by: (index: number, count: number) => number) =>
      onStrap(
        (id) => {
          const { hero, straps } = pageSync.page();
          const ids = [...(hero ? [HERO_ID] : []), ...straps.map((strap) => strap.id)];
          const next = ids[by(ids.indexOf(id), ids.length)];
          if (next === undefined) return;
          commands.select(next);
          focusStrap(next);
        },
        { isForHero: true },
      );
    const move = (direction: 'up' | 'down') =>
      onStrap((id) => {
        commands.move(id, direction);
        focusStrap(id);
      });
    const remove = onStrap(requestDelete);
    const { toTools, back } = createToolKeys(commands.choose);

    return {
      'Mod+z': everywhere(steps.undo),
      'Mod+Shift+z': everywhere(steps.redo),
      'Mod+y': everywhere(steps.redo),
      'Alt+F10': toTools,
      Escape: back,
      ArrowUp: go((index) => index - 1),
      ArrowDown: go((index) => index + 1),
      Home: go(() => 0),
      End: go((_, count) => count - 1),
      'Alt+ArrowUp': move('up'),
      'Alt+ArrowDown': move('down'),
      'Mod+d': onStrap((id) => {
        const copy = commands.duplicate(id);
        if (copy) focusStrap(copy);
      }),
      'Mod+Enter': onStrap(requestInsert),
      Enter: onStrap(
        (id) => {
          commands.select(id);
          openStrapSettings();
        },
        { isForHero: true },
      ),
      Delete: remove,
      Backspace: remove,
    };
  }, [pageSync, commands, steps, requestInsert, requestDelete, openStrapSettings]);
}
