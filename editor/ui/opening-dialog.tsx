import { Component, type ComponentProps, type ReactNode, Suspense } from 'react';
import { EDITOR_LANGUAGE, editorMessage } from '../messages.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { LoadFailure } from './load-failure.tsx';

type OpeningDialogProps = Pick<ComponentProps<typeof EditorDialog>, 'title' | 'size' | 'language'> & {
  onClose: () => void;
  /** A dialog of that title, whose code is loaded when it opens. */
  children: ReactNode;
};

/** Opens at once: an empty dialog until its code is loaded, and one that says so where it cannot be. */
export function OpeningDialog({ children, ...dialog }: OpeningDialogProps) {
  return (
    <OpeningBoundary
      fallback={
        <EditorDialog {...dialog}>
          <LoadFailure
            message={editorMessage('dialog.loadFailed')}
            onRetry={() => window.location.reload()}
          />
        </EditorDialog>
      }
    >
      <Suspense
        fallback={
          <EditorDialog {...dialog}>
            <p lang={EDITOR_LANGUAGE} className="editor-dialog__loading" role="status">
              {editorMessage('pages.loading')}
            </p>
          </EditorDialog>
        }
      >
        {children}
      </Suspense>
    </OpeningBoundary>
  );
}

type BoundaryProps = { children: ReactNode; fallback: ReactNode };

/** Without it an error would take the place of the whole page. */
class OpeningBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
