import { Component, type ReactNode } from 'react';
import { editorMessage } from '../messages.ts';

type EditorBoundaryProps = { children: ReactNode; onFail: () => void };

/** Shows an error in place of an editor that cannot be loaded or throws, and ends editing. */
export class EditorBoundary extends Component<EditorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFail();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;

    return (
      <p className="editor-stage__loading" role="alert">
        {editorMessage('toolbar.loadFailed')}
      </p>
    );
  }
}
