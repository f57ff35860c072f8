import { newPage } from '#domain/page/new-page.ts';
import { editorMessage } from '../messages.ts';
import { createPage } from '../store-page.ts';
import { PageUrlDialog } from './page-url-dialog.tsx';

/** Prompts for the URL of a new page, creates it and navigates to it. */
export function NewPageDialog({ initial, onClose }: { initial?: string; onClose: () => void }) {
  return (
    <PageUrlDialog
      title={editorMessage('pages.new')}
      label={editorMessage('pages.new.label')}
      submit={editorMessage('pages.new.create')}
      initial={initial}
      onSubmit={(slug, order) => createPage(newPage({ slug, name: nameFrom(slug), order }))}
      onClose={onClose}
    />
  );
}

/** The initial name: "Sell with us" for "sell-with-us". */
function nameFrom(slug: string): string {
  const name = slug.replaceAll('-', ' ');

  return name.charAt(0).toUpperCase() + name.slice(1);
}
