import { Component, type ReactNode } from 'react';
import { RootError } from './root-error.tsx';

/** Last error boundary: renders a minimal document when even the site's frame fails. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <RootError /> : this.props.children;
  }
}
