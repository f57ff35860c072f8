import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { touchedStrap } from '../../history/describe-change.ts';
import { useSteps } from '../../history/use-steps.ts';
import { editorMessage } from '../../messages.ts';
import type { StrapCommands } from '../keys/use-strap-commands.ts';
import type { PageDesk } from './page-desk.ts';

type Input = { desk: PageDesk; commands: StrapCommands; announce: (message: string) => void };

/** Undo and redo in the canvas: what came back is chosen, in view, and said aloud. */
export function usePageSteps({ desk, commands, announce }: Input) {
  const getPuck = useGetPuck();

  useEffect(
    () =>
      desk.connect(getPuck, (before, after) => {
        const touched = touchedStrap(before, after);
        if (touched) commands.select(touched);
        else if (!getPuck().selectedItem) commands.select(null);
      }),
    [desk, getPuck, commands],
  );

  return useSteps((kind, { label }) => announce(editorMessage(`step.${kind}`, { label })));
}
