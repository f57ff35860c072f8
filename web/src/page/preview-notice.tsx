import { message } from '../messages.ts';
import type { PagePreview } from './page-model.ts';
import './preview-notice.css';

/** Notice that the page below is not what visitors see. */
export function PreviewNotice({ preview }: { preview: PagePreview }) {
  return (
    <p className="preview-notice" role="note">
      {noticeText(preview)}
    </p>
  );
}

function noticeText({ isDraft, design }: PagePreview): string {
  if (design) return message('preview.notice.design', { design });

  return message(isDraft ? 'preview.notice.draft' : 'preview.notice.live');
}
