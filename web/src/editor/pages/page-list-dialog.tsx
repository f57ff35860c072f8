import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { editorMessage } from '../messages.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { usePageList } from './use-page-list.ts';

/** Every page of the site with a link that opens it. */
export function PageListDialog({ currentSlug, onClose }: { currentSlug: string; onClose: () => void }) {
  const list = usePageList();

  return (
    <EditorDialog title={editorMessage('pages.title')} size="large" onClose={onClose}>
      {list.status === 'loading' && <p role="status">{editorMessage('pages.loading')}</p>}
      {list.status === 'failed' && (
        <p role="alert" className="editor-error">
          {editorMessage('pages.failed')}
        </p>
      )}
      {list.status === 'loaded' && (
        <table className="editor-pages">
          <thead>
            <tr>
              <th scope="col">{editorMessage('pages.column.page')}</th>
              <th scope="col">{editorMessage('pages.column.url')}</th>
            </tr>
          </thead>
          <tbody>
            {list.pages.map(({ slug, name, title }) => (
              <tr key={slug}>
                <td>{name || title}</td>
                <td>
                  <a href={pathOf(slug)} aria-current={slug === currentSlug ? 'page' : undefined}>
                    {pathOf(slug)}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </EditorDialog>
  );
}

function pathOf(slug: string): string {
  return slug === HOME_PAGE_ID ? '/' : `/${slug}`;
}
