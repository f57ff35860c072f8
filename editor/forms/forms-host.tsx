import { lazy } from 'react';
import { editorMessage } from '../messages.ts';
import { HashDialog } from '../ui/hash-dialog.tsx';
import { FORMS_HASH } from '../ui/dialog-hashes.ts';

const Dialog = lazy(() => import('./forms-dialog.tsx').then((module) => ({ default: module.FormsDialog })));

const opensAt = (hash: string) => hash === FORMS_HASH;

/** The Form Editor where the hash names it. */
export function FormsHost() {
  return <HashDialog title={editorMessage('user.forms')} size="wide" opensAt={opensAt} Dialog={Dialog} />;
}
