import { useEffect, useRef, useState } from 'react';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type LeaveGuardProps = { isEditing: boolean; isUnsaved: boolean };

/**
 * Asks before changes are left that are saved nowhere: the browser does when a tab is closed or another address is
 * opened, a question of our own when the browser's Back leads to another page of the site.
 */
export function LeaveGuard({ isEditing, isUnsaved }: LeaveGuardProps) {
  const [target, setTarget] = useState<string | null>(null);
  const now = useRef({ isUnsaved, isLeaving: false });
  now.current.isUnsaved = isUnsaved;

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!now.current.isLeaving) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);

    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  useEffect(() => {
    if (!isEditing) return;
    const address = window.location.href;
    const { state } = window.history;
    const stay = (event: PopStateEvent) => {
      if (window.location.pathname === new URL(address).pathname) return;
      // The page that is edited cannot be exchanged for another below the editor.
      event.stopImmediatePropagation();
      if (!now.current.isUnsaved) return window.location.reload();
      setTarget(window.location.href);
      window.history.pushState(state, '', address);
    };
    window.addEventListener('popstate', stay, true);

    return () => window.removeEventListener('popstate', stay, true);
  }, [isEditing]);

  if (target === null) return null;

  return (
    <ConfirmDialog
      title={editorMessage('leave.title')}
      question={editorMessage('leave.question')}
      confirm={editorMessage('leave.confirm')}
      onConfirm={() => {
        now.current.isLeaving = true;
        window.location.assign(target);
      }}
      onClose={() => setTarget(null)}
    />
  );
}
