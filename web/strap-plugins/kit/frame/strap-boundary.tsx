import { Component, type ReactNode, Suspense } from 'react';
import { message } from '#web/src/messages.ts';

/**
 * A strap that throws takes only itself down. On the server the Suspense boundary answers for it
 * and the browser tries once more; there the class below catches what fails again.
 */
export function StrapBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchError fallback={<MissingContent />}>
      <Suspense fallback={<MissingContent />}>{children}</Suspense>
    </CatchError>
  );
}

/** In place of a strap whose content could not be had. */
export function MissingContent() {
  return <p className="strap__missing">{message('strap.data.missing')}</p>;
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
