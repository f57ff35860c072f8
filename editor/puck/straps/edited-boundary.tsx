import { Component, type ReactNode } from 'react';

type EditedBoundaryProps = {
  /** What is drawn; once it is another one, drawing is tried again. */
  of: unknown;
  fallback: ReactNode;
  children: ReactNode;
};

type Drawing = { hasFailed: boolean; drawn: unknown };

/** A strap that throws takes only itself down, and comes back when its settings are put right. */
export class EditedBoundary extends Component<EditedBoundaryProps, Drawing> {
  override state: Drawing = { hasFailed: false, drawn: null };

  static getDerivedStateFromError(): Partial<Drawing> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: EditedBoundaryProps, { hasFailed, drawn }: Drawing): Drawing {
    // Null only before the first drawing came to an end.
    return { hasFailed: hasFailed && (drawn === of || drawn === null), drawn: of };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
