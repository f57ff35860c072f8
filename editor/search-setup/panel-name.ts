import { message } from '#web/src/messages.ts';
import { editorMessage } from '../messages.ts';
import type { SetupPanel } from './setup-panels.ts';

/** The heading of a filter for visitors. */
export function panelName(panel: SetupPanel): string {
  if (typeof panel === 'string') return message(`search.filter.${panel}`);
  return (
    panel.label ||
    editorMessage('rawFieldSet' in panel ? 'searchSetup.unnamed' : `searchSetup.who.${panel.kind}`)
  );
}
