import { useCallback, useEffect, useState } from 'react';
import { diffPages, type PageChange } from '#domain/page/diff-pages.ts';
import { HERO_ID, type Page } from '#domain/page/page.ts';
import type { VersionReason } from '#domain/page/version-reasons.ts';
import { request } from '../api.ts';
import { sentenceOfError } from '../api-error.ts';
import { fullMoment } from '../drafts/moment.ts';
import { findVersion } from '../drafts/store-draft.ts';
import { StrapPreview } from '../drafts/strap-preview.tsx';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import { detailLabel, nameAmongStraps, strapLabel } from '../strap-label.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import {
  EditorRestoreVersionDocument,
  EditorVersionsDocument,
  type EditorVersionsQuery,
} from './publishing.generated.ts';
import { expectDone } from './run-change.ts';
import './versions-dialog.css';

type VersionsDialogProps = { slug: string; canRestore: boolean; onClose: () => void };
type Version = EditorVersionsQuery['pageVersions'][number];
type Chosen = { version: Version; page: Page; changes: PageChange[] };

/** The versions of a page: who saved them, when and why, their differences from today, and restoring them. */
export function VersionsDialog({ slug, canRestore, onClose }: VersionsDialogProps) {
  const [data, setData] = useState<EditorVersionsQuery | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (error: unknown) => setProblem(sentenceOfError(error));

  const load = useCallback(() => {
    setProblem(null);
    request(EditorVersionsDocument, { slug }).then(setData, (error: unknown) =>
      setProblem(sentenceOfError(error)),
    );
  }, [slug]);
  useEffect(load, [load]);

  const choose = async (version: Version) => {
    setProblem(null);
    const [live] = data?.pageVersions ?? [];
    if (!live) return;
    const [now, then] = await Promise.all([
      findVersion(slug, live.revision),
      findVersion(slug, version.revision),
    ]);
    if (now && then) setChosen({ version, page: then.page, changes: diffPages(then.page, now.page) });
  };
  const restore = async ({ version }: Chosen) => {
    const revision = data?.page?.revision ?? '';
    expectDone(await request(EditorRestoreVersionDocument, { slug, version: version.revision, revision }));
    window.location.reload();
  };

  return (
    <EditorDialog
      title={editorMessage('versions.title')}
      size="large"
      onClose={onClose}
      footer={
        chosen && (
          <>
            <button type="button" className="editor-button" onClick={() => setChosen(null)}>
              {editorMessage('versions.back')}
            </button>
            {canRestore ? (
              <button
                type="button"
                className="editor-button is-primary"
                onClick={() => void restore(chosen).catch(fail)}
              >
                {editorMessage('versions.restore')}
              </button>
            ) : (
              <p className="versions__later">{editorMessage('versions.restoreLater')}</p>
            )}
          </>
        )
      }
    >
      {problem && !data && <LoadFailure message={problem} onRetry={load} />}
      {problem && data && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
      {!data && !problem && <p role="status">{editorMessage('pages.loading')}</p>}
      {data && !chosen && (
        <ol className="versions">
          {data.pageVersions.map((version, index) => (
            <li key={version.revision}>
              <span>
                <strong>{fullMoment(version.savedAt)}</strong>
                <span className="editor-help">
                  {editorMessage(REASONS[version.reason], {
                    who: version.savedBy ?? editorMessage('versions.unknown'),
                  })}
                </span>
              </span>
              {index === 0 ? (
                <span className="versions__live">{editorMessage('versions.live')}</span>
              ) : (
                <button
                  type="button"
                  className="editor-button"
                  aria-label={editorMessage('versions.compare.of', { when: fullMoment(version.savedAt) })}
                  onClick={() => void choose(version).catch(fail)}
                >
                  {editorMessage('versions.compare')}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      {chosen && <Difference {...chosen} />}
    </EditorDialog>
  );
}

function Difference({ version, changes }: Chosen) {
  return (
    <section className="versions__difference">
      <h3>{editorMessage('versions.difference', { when: fullMoment(version.savedAt) })}</h3>
      {changes.length === 0 && <p>{editorMessage('versions.same')}</p>}
      {changes.map((change) => (
        <article key={`${change.kind}-${change.kind === 'detail' ? change.detail : change.id}`}>
          <h4>
            <span className={`versions__kind is-${change.kind}`}>
              {editorMessage(`versions.kind.${change.kind}`)}
            </span>{' '}
            {labelOf(change)}
          </h4>
          {change.kind !== 'moved' && (
            <div className="versions__sides">
              <div>
                <p className="editor-help">{editorMessage('versions.then')}</p>
                <ChangeSide change={change} side="before" />
              </div>
              <div>
                <p className="editor-help">{editorMessage('versions.now')}</p>
                <ChangeSide change={change} side="after" />
              </div>
            </div>
          )}
        </article>
      ))}
    </section>
  );
}

function labelOf(change: PageChange): string {
  if (change.kind === 'detail') return detailLabel(change.detail);
  if (change.id === HERO_ID) return editorMessage('panel.hero');
  const strap = change.after ?? change.before;

  return strap ? nameAmongStraps(strap) : strapLabel(change.name);
}

function ChangeSide({ change, side }: { change: PageChange; side: 'before' | 'after' }) {
  if (change.kind !== 'detail') return <StrapPreview strap={change[side]} />;
  const value = change[side];

  return <p>{typeof value === 'string' ? value || editorMessage('preview.empty') : JSON.stringify(value)}</p>;
}

const REASONS: Readonly<Record<VersionReason, EditorMessageKey>> = {
  created: 'versions.reason.created',
  copied: 'versions.reason.copied',
  saved: 'versions.reason.saved',
  published: 'versions.reason.published',
  scheduled: 'versions.reason.scheduled',
  restored: 'versions.reason.restored',
  template: 'versions.reason.template',
};
