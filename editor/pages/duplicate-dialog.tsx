import { editorMessage } from '../messages.ts';
import { PageUrlDialog } from './page-url-dialog.tsx';
import { copyPage } from './store-pages.ts';

/** Prompts for the URL of a copy of the page, creates it and navigates to it. */
export function DuplicateDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  return (
    <PageUrlDialog
      title={editorMessage('pages.duplicate')}
      label={editorMessage('pages.duplicate.label')}
      submit={editorMessage('pages.duplicate')}
      onSubmit={({ slug: newSlug }) => copyPage(slug, newSlug)}
      onClose={onClose}
    />
  );
}
