import { useEffect, useRef, useState } from 'react';
import { useLocation } from '#web/src/ui/routing.tsx';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type LeaveGuardProps = { isEditing: boolean; isUnsaved: boolean };

/** Warns before unsaved changes are lost: by `beforeunload`, or by a dialog when Back leads to another page of the site. */
export function LeaveGuard({ isEditing, isUnsaved }: LeaveGuardProps) {
  const [target, setTarget] = useState<string | null>(null);
  const location = useLocation();
  const now = useRef({ isUnsaved, location, isLeaving: false });
  Object.assign(now.current, { isUnsaved, location });

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
    const holdNavigation = (event: PopStateEvent) => {
      const { pathname, search, hash } = now.current.location;
      if (window.location.pathname === pathname) return;
      // The router must not replace the edited page.
      event.stopImmediatePropagation();
      if (!now.current.isUnsaved) return window.location.reload();
      setTarget(window.location.href);
      window.history.pushState(null, '', pathname + search + hash);
    };
    window.addEventListener('popstate', holdNavigation, true);

    return () => window.removeEventListener('popstate', holdNavigation, true);
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
