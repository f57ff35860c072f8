import { type ChangeEvent, type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { HOME_PAGE_ID, type Page } from '#domain/page/page.ts';
import { PAGE_DETAILS, readDetail, withDetail } from '#domain/page/page-details.ts';
import { sentenceOfError } from '../api-error.ts';
import type { SavedPage } from '../editing-context.ts';
import { ToggleControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { loadPage, savePage } from '../store-page.ts';
import { detailLabel } from '../strap-label.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { TabList, tabId, tabPanelId } from '../ui/tab-list.tsx';
import { pathOf } from './path-of.ts';
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
  const [saved, setSaved] = useState<SavedPage | null>(null);
  const [page, setPage] = useState<Page | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();

  const load = useCallback(() => {
    setProblem(null);
    loadPage({ slug }).then(
      (loaded) => {
        setSaved(loaded);
        setPage(loaded.page);
      },
      (error: unknown) => setProblem(sentenceOfError(error)),
    );
  }, [slug]);
  useEffect(load, [load]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!saved || !page) return;
    setIsBusy(true);
    try {
      const { revision } = saved;
      const outcome = await savePage({ page, slug: saved.page.slug, revision, draftRevision: null });
      if (outcome.kind !== 'saved') throw new Error(editorMessage('details.changed'));
      if (onSaved) onSaved();
      else window.location.assign(pathOf(outcome.saved.page.slug));
    } catch (error) {
      setProblem(sentenceOfError(error));
      setIsBusy(false);
    }
  };

  return (
    <EditorDialog
      title={editorMessage('details.dialog')}
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('details.save')}
          form={`${id}-form`}
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
          <form id={`${id}-form`} noValidate onSubmit={(event) => void save(event)}>
            {FIELDS.map((detail) => {
              const field = {
                id: `${id}-${detail}`,
                className: 'editor-input',
                value: String(readDetail(page, detail) ?? ''),
                onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
                  setPage(withDetail(page, detail, event.target.value));
                  setProblem(null);
                },
              };
              const isUrl = detail === 'slug';

              return (
                <div key={detail}>
                  <label className="editor-label" htmlFor={field.id}>
                    {detailLabel(detail)}
                  </label>
                  {detail === 'metaInfo.description' ? (
                    <textarea rows={3} {...field} />
                  ) : (
                    <input
                      readOnly={isUrl && slug === HOME_PAGE_ID}
                      aria-describedby={isUrl ? `${id}-url-help` : undefined}
                      {...field}
                    />
                  )}
                  {isUrl && (
                    <p id={`${id}-url-help`} className="editor-help">
                      {editorMessage('details.slug.help')}
                    </p>
                  )}
                </div>
              );
            })}
            <ToggleControl
              label={editorMessage('details.showsMap')}
              value={page.config.showsMap === true}
              onChange={(showsMap) => {
                setPage({ ...page, config: { ...page.config, showsMap } });
                setProblem(null);
              }}
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
