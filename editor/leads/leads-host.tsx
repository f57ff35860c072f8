import { lazy } from 'react';
import { editorMessage } from '../messages.ts';
import { HashDialog } from '../ui/hash-dialog.tsx';
import { LEADS_HASH } from '../ui/dialog-hashes.ts';

const Dialog = lazy(() => import('./leads-dialog.tsx').then((module) => ({ default: module.LeadsDialog })));

const opensAt = (hash: string) => hash === LEADS_HASH;

/** Clients & Leads where the hash names it. */
export function LeadsHost() {
  return <HashDialog title={editorMessage('leads.title')} size="wide" opensAt={opensAt} Dialog={Dialog} />;
}
