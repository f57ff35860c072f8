import { lazy } from 'react';
import { editorMessage } from '../messages.ts';
import { HashDialog } from '../ui/hash-dialog.tsx';
import { slugInHash } from './posts-hash.ts';

const Dialog = lazy(() => import('./posts-dialog.tsx').then((module) => ({ default: module.PostsDialog })));

const opensAt = (hash: string) => slugInHash(hash) !== undefined;

/** The blog posts where the hash names them. */
export function PostsHost() {
  return <HashDialog title={editorMessage('posts.title')} size="large" opensAt={opensAt} Dialog={Dialog} />;
}
