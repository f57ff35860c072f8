import { Component, type ReactNode } from 'react';

type EditedBoundaryProps = {
  /** The rendered value; a change retries rendering. */
  of: unknown;
  fallback: ReactNode;
  children: ReactNode;
};

type Drawing = { hasFailed: boolean; drawn: unknown };

/** Contains errors of a strap's view; renders it again when its settings change. */
export class EditedBoundary extends Component<EditedBoundaryProps, Drawing> {
  override state: Drawing = { hasFailed: false, drawn: null };

  static getDerivedStateFromError(): Partial<Drawing> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: EditedBoundaryProps, { hasFailed, drawn }: Drawing): Drawing {
    // Null only before the first render is complete.
    return { hasFailed: hasFailed && (drawn === of || drawn === null), drawn: of };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
