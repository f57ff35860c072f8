import { type ChangeEvent, useId } from 'react';
import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { PAGE_DETAILS, readDetail, withDetail } from '#domain/page/page-details.ts';
import { ToggleControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { ImageUrlControl } from '../site/image-url-control.tsx';
import { detailLabel } from '../strap-label.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { TabList, tabId, tabPanelId } from '../ui/tab-list.tsx';
import { usePageDetails } from './use-page-details.ts';
import './page-details-dialog.css';

/** The text details of a page; of its configuration the form has only the map. */
const FIELDS = PAGE_DETAILS.filter((detail) => detail !== 'config' && detail !== 'state');

type PageDetailsDialogProps = {
  slug: string;
  /** Called after saving; without it the page is opened. */
  onSaved?: () => void;
  onClose: () => void;
};

/** Name, URL, title, description and image of a page. A new URL leaves a redirect at the old one. */
export function PageDetailsDialog({ slug, onSaved, onClose }: PageDetailsDialogProps) {
  const { page, change, problem, isBusy, load, save } = usePageDetails({ slug, onSaved });
  const id = useId();

  return (
    <EditorDialog
      title={editorMessage('details.dialog')}
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('details.save')}
          form={`${id}-form`}
          isSave
          isDisabled={isBusy || !page}
          onCancel={onClose}
        />
      }
    >
      <TabList
        id={id}
        label={editorMessage('details.dialog')}
        tabs={[{ key: 'general', label: editorMessage('details.general') }]}
        selected="general"
        onSelect={() => {}}
      />
      <div
        role="tabpanel"
        id={tabPanelId(id, 'general')}
        aria-labelledby={tabId(id, 'general')}
        className="editor-page-details"
      >
        {!page && !problem && <p role="status">{editorMessage('pages.loading')}</p>}
        {page && (
          <form
            id={`${id}-form`}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            {FIELDS.map((detail) => (
              <DetailField
                key={detail}
                id={`${id}-${detail}`}
                detail={detail}
                value={String(readDetail(page, detail) ?? '')}
                readOnly={detail === 'slug' && slug === HOME_PAGE_ID}
                onChange={(value) => change(withDetail(page, detail, value))}
              />
            ))}
            <ToggleControl
              label={editorMessage('details.showsMap')}
              value={page.config.showsMap === true}
              onChange={(showsMap) => change({ ...page, config: { ...page.config, showsMap } })}
            />
          </form>
        )}
        {problem && !page && <LoadFailure message={problem} onRetry={load} />}
        {problem && page && (
          <p role="alert" className="editor-error">
            {problem}
          </p>
        )}
      </div>
    </EditorDialog>
  );
}

type DetailFieldProps = {
  id: string;
  detail: (typeof FIELDS)[number];
  value: string;
  readOnly: boolean;
  onChange: (value: string) => void;
};

function DetailField({ id, detail, value, readOnly, onChange }: DetailFieldProps) {
  if (detail === 'metaInfo.imageUrl')
    return <ImageUrlControl label={detailLabel(detail)} value={value} onChange={onChange} />;
  const helpId = `${id}-help`;
  const isUrl = detail === 'slug';
  const field = {
    id,
    className: 'editor-input',
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };

  return (
    <div>
      <label className="editor-label" htmlFor={id}>
        {detailLabel(detail)}
      </label>
      {detail === 'metaInfo.description' ? (
        <textarea rows={3} {...field} />
      ) : (
        <input readOnly={readOnly} aria-describedby={isUrl ? helpId : undefined} {...field} />
      )}
      {isUrl && (
        <p id={helpId} className="editor-help">
          {editorMessage('details.slug.help')}
        </p>
      )}
    </div>
  );
}
