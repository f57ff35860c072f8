import { Component, type ReactNode } from 'react';
import { RootError } from './root-error.tsx';

/** When not even the site's frame can be drawn, a document says so. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <RootError /> : this.props.children;
  }
}
