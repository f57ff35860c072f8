import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { touchedStrap } from '../../history/describe-change.ts';
import { useSteps } from '../../history/use-steps.ts';
import { editorMessage } from '../../messages.ts';
import type { StrapCommands } from '../keys/use-strap-commands.ts';
import type { PageSync } from './page-sync.ts';

type Input = { pageSync: PageSync; commands: StrapCommands; announce: (message: string) => void };

/** Undo and redo in the canvas: selects the changed strap, scrolls it into view and announces the step. */
export function usePageSteps({ pageSync, commands, announce }: Input) {
  const getPuck = useGetPuck();

  useEffect(
    () =>
      pageSync.connect(getPuck, (before, after) => {
        const touched = touchedStrap(before, after);
        if (touched) commands.select(touched);
        else if (!getPuck().selectedItem) commands.select(null);
      }),
    [pageSync, getPuck, commands],
  );

  return useSteps((kind, { label }) => announce(editorMessage(`step.${kind}`, { label })));
}
