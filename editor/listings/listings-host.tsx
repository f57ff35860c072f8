import { lazy } from 'react';
import { editorMessage } from '../messages.ts';
import { HashDialog } from '../ui/hash-dialog.tsx';
import { LISTINGS_HASH } from '../ui/dialog-hashes.ts';

const Dialog = lazy(() =>
  import('./listings-dialog.tsx').then((module) => ({ default: module.ListingsDialog })),
);

const opensAt = (hash: string) => hash === LISTINGS_HASH;

/** My Listings where the hash names it. */
export function ListingsHost() {
  return <HashDialog title={editorMessage('listings.title')} size="wide" opensAt={opensAt} Dialog={Dialog} />;
}
