import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { editorMessage } from '../messages.ts';
import { afterTyping } from './after-typing.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type InnerFormState = { isChanged: boolean };
type InnerFormHost = {
  /** Receives the buttons of the form; null without one. */
  foot: HTMLElement | null;
  set: (form: InnerFormState | null) => void;
  /** Goes at once, or asks first while the form is changed. */
  leave: (go: () => void) => void;
};

const HostContext = createContext<InnerFormHost | null>(null);
export const InnerFormProvider = HostContext.Provider;

/** For a dialog that shows forms with buttons of their own: these take the place of the dialog's. */
export function useInnerFormHost(title: string) {
  const [form, set] = useState<InnerFormState | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const isChanged = useRef(false);
  isChanged.current = form?.isChanged ?? false;
  const host = useMemo(
    () => ({
      foot,
      set,
      leave: (go: () => void) => afterTyping(() => (isChanged.current ? setLeaving(() => go) : go())),
    }),
    [foot],
  );

  return {
    host,
    /** The place of the buttons while there is a form. */
    foot: form && <div ref={setFoot} className="panel-dialog__form-foot" />,
    question: leaving && (
      <ConfirmDialog
        title={title}
        question={editorMessage('dialog.unsavedForm')}
        confirm={editorMessage('dialog.discard')}
        onConfirm={() => {
          setLeaving(null);
          leaving();
        }}
        onClose={() => setLeaving(null)}
      />
    ),
  };
}

/** Leaves the place in the dialog, after asking about a form that is changed. */
export function useLeaveInnerForm(): (go: () => void) => void {
  const host = useContext(HostContext);

  return host ? host.leave : (go) => go();
}

/** The buttons of a form within a dialog, at the foot of the dialog, where they stay in view. */
export function InnerFormFoot({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  const host = useContext(HostContext);
  const set = host?.set;
  useEffect(() => set?.({ isChanged }), [set, isChanged]);
  useEffect(() => () => set?.(null), [set]);
  if (!host) return <div className="panel-dialog__form-foot">{children}</div>;

  return host.foot && createPortal(children, host.foot);
}
