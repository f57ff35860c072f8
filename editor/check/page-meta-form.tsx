import { type FormEvent, useId, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import { type PageDetail, readDetail, withDetail } from '#domain/page/page-details.ts';
import { editorMessage } from '../messages.ts';
import { detailLabel } from '../strap-label.ts';

const DETAILS = ['metaInfo.title', 'metaInfo.description'] as const satisfies readonly PageDetail[];

type PageMetaFormProps = {
  page: Page;
  /** Gets the edited page with its new title and description. */
  onApply: (meta: Pick<Page['metaInfo'], 'title' | 'description'>) => void;
  onBack: () => void;
};

/** Title and description of the edited page; a change like any other, which Save Changes makes live. */
export function PageMetaForm({ page, onApply, onBack }: PageMetaFormProps) {
  const [edited, setEdited] = useState(page);
  const id = useId();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(edited.metaInfo);
  };

  return (
    <form className="page-check__meta" onSubmit={apply}>
      <p id={`${id}-help`} className="editor-help">
        {editorMessage('check.page.help')}
      </p>
      {DETAILS.map((detail, index) => {
        const field = {
          id: `${id}-${detail}`,
          className: 'editor-input',
          required: true,
          'aria-describedby': `${id}-help`,
          value: String(readDetail(edited, detail) ?? ''),
        };

        return (
          <div key={detail}>
            <label className="editor-label" htmlFor={field.id}>
              {detailLabel(detail)}
            </label>
            {index === 0 ? (
              <input
                {...field}
                maxLength={300}
                // biome-ignore lint/a11y/noAutofocus: the row that was clicked is gone
                autoFocus
                onChange={({ target }) => setEdited(withDetail(edited, detail, target.value))}
              />
            ) : (
              <textarea
                {...field}
                rows={3}
                onChange={({ target }) => setEdited(withDetail(edited, detail, target.value))}
              />
            )}
          </div>
        );
      })}
      <div className="page-check__buttons">
        <button type="submit" className="editor-button is-primary">
          {editorMessage('check.page.apply')}
        </button>
        <button type="button" className="editor-button" onClick={onBack}>
          {editorMessage('check.page.back')}
        </button>
      </div>
    </form>
  );
}
