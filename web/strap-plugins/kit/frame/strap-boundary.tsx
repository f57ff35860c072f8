import { Component, type ReactNode, Suspense } from 'react';
import { message } from '#web/src/messages.ts';

/**
 * Isolates errors of one strap. On the server the Suspense boundary catches them and the browser retries; if that fails
 * too, the class below catches it.
 */
export function StrapBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchError fallback={<MissingContent />}>
      <Suspense fallback={<MissingContent />}>{children}</Suspense>
    </CatchError>
  );
}

/** Replaces a strap whose content failed; the children are a way to load it again. */
export function MissingContent({ children }: { children?: ReactNode }) {
  return (
    <div className="strap__missing">
      <p>{message('strap.data.missing')}</p>
      {children}
    </div>
  );
}

class CatchError extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
