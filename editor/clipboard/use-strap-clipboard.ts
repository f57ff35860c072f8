import { useEffect, useMemo, useRef, useState } from 'react';
import { HERO_ID, type Strap } from '#domain/page/page.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { isField, isInDialog, isTyped } from '../puck/keys/event-target.ts';
import type { StrapCommands } from '../puck/keys/use-strap-commands.ts';
import type { PageSync } from '../puck/page/page-sync.ts';
import { usePuckState } from '../puck/puck-store.ts';
import { strapLabel } from '../strap-label.ts';
import { preparePasted } from './prepare-pasted.ts';
import { clipOf, isClip, readClip } from './strap-clipboard.ts';
import { copyStraps, storeCopy, readClipboard } from './system-clipboard.ts';

export type StrapClipboard = ReturnType<typeof useStrapClipboard>;

type Input = {
  pageSync: PageSync;
  commands: StrapCommands;
  /** Loads straps of these kinds into the canvas. */
  onKinds: (names: readonly string[]) => void;
};
type Waiting = { straps: Strap[]; afterId: string | null };

/** Copying and pasting of straps, by buttons and by the browser's copy and paste. */
export function useStrapClipboard({ pageSync, commands, onKinds }: Input) {
  const setWaiting = useWaitingStraps(commands);
  const selected = usePuckState((state) => state.selectedItem?.props.id as string | undefined);
  const chosen = useRef(selected);
  chosen.current = selected;

  return useMemo(() => {
    const strapOf = (id: string | undefined) => pageSync.page().straps.find((strap) => strap.id === id);

    const pasteText = async (text: string, afterId: string | null) => {
      const pasted = readClip(text);
      if (pasted.kind !== 'straps') {
        const problem = pasted.kind === 'damaged' ? `${pasted.field} ${pasted.message}`.trim() : '';
        notifyAgent({ type: 'warning', message: editorMessage(`strap.paste.${pasted.kind}`, { problem }) });
        return;
      }
      const prepared = await preparePasted(pasted.straps);
      if (!('straps' in prepared)) {
        const { message } = prepared;
        notifyAgent({
          type: 'warning',
          message: editorMessage('strap.paste.rejected', { problem: message }),
        });
        return;
      }
      onKinds(prepared.straps.map(({ name }) => name));
      setWaiting({ straps: prepared.straps, afterId });
    };
    /** After the selected strap; first if the hero is selected, last without a selection. */
    const placeForPaste = (): string | null =>
      chosen.current === HERO_ID ? null : (chosen.current ?? pageSync.page().straps.at(-1)?.id ?? null);

    return {
      async copy(id: string): Promise<void> {
        const strap = strapOf(id);
        if (!strap) return;
        const isEverywhere = await copyStraps(clipOf([strap]));
        const label = strapLabel(strap.name);
        notifyAgent({
          type: 'notice',
          message: editorMessage(isEverywhere ? 'strap.copied' : 'strap.copied.here', { label }),
        });
      },

      paste: async (afterId: string | null) => pasteText(await readClipboard(), afterId),

      /** Handles the browser's copy and paste in a document while a strap, but no text, is selected. */
      listen(document: Document): () => void {
        const onCopy = (event: ClipboardEvent) => {
          const strap = strapOf(chosen.current);
          if (!strap || !event.clipboardData || isTextCopy(event.target, document)) return;
          const clip = clipOf([strap]);
          event.preventDefault();
          event.clipboardData.setData('text/plain', clip);
          storeCopy(clip);
          const label = strapLabel(strap.name);
          notifyAgent({ type: 'notice', message: editorMessage('strap.copied', { label }) });
        };
        const onPaste = (event: ClipboardEvent) => {
          const text = event.clipboardData?.getData('text/plain') ?? '';
          if (isInDialog(event.target) || (!isClip(text) && isTyped(event.target))) return;
          event.preventDefault();
          // Straps must not be pasted as text where the caret is.
          event.stopImmediatePropagation();
          void pasteText(text, placeForPaste());
        };
        document.addEventListener('copy', onCopy, true);
        document.addEventListener('paste', onPaste, true);

        return () => {
          document.removeEventListener('copy', onCopy, true);
          document.removeEventListener('paste', onPaste, true);
        };
      },
    };
  }, [pageSync, onKinds, setWaiting]);
}

/** Puck renders only the kinds of its configuration, so pasting waits until they are loaded. */
function useWaitingStraps(commands: StrapCommands): (waiting: Waiting) => void {
  const kinds = usePuckState(({ config }) => config.components);
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  useEffect(() => {
    if (!waiting || waiting.straps.some(({ name }) => !(name in kinds))) return;
    setWaiting(null);
    const { straps, afterId } = waiting;
    const ids = commands.paste(straps, afterId);
    const [first] = straps;
    if (!ids) notifyAgent({ type: 'error', message: editorMessage('strap.paste.full') });
    else if (first) {
      notifyAgent({
        type: 'notice',
        message:
          ids.length === 1
            ? editorMessage('strap.pasted', { label: strapLabel(first.name) })
            : editorMessage('strap.pastedMany', { count: ids.length }),
      });
    }
  }, [waiting, kinds, commands]);

  return setWaiting;
}

/** Whether a copy event is for text: some is selected, or a field has the focus. */
function isTextCopy(target: EventTarget | null, document: Document): boolean {
  const selection = document.getSelection();

  return isField(target) || isInDialog(target) || (selection !== null && !selection.isCollapsed);
}
