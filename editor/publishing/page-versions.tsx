import { diffPages, type PageChange } from '#domain/page/diff-pages.ts';
import { HERO_ID, type Page } from '#domain/page/page.ts';
import type { VersionReason } from '#domain/page/version-reasons.ts';
import { request } from '../api/api.ts';
import { findDraft, findVersion, saveDraft } from '../drafts/store-draft.ts';
import { StrapPreview } from '../drafts/strap-preview.tsx';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import { detailLabel, nameAmongStraps, strapLabel } from '../strap-label.ts';
import { EDIT_HASH } from '../ui/dialog-hashes.ts';
import { EditorRestoreVersionDocument, EditorVersionsDocument } from './publishing.generated.ts';
import { expectDone } from './run-change.ts';
import { sentenceOfPageChanges, templateSentence } from './version-changes.ts';
import type { VersionsSource } from './versions-source.ts';

/** The versions of a page, with their differences from today strap by strap. While editing, a restored one is an unsaved change. */
export function pageVersions(slug: string, onRestored: ((page: Page) => void) | null): VersionsSource {
  return {
    list: async () => {
      const { pageVersions, siteTemplates } = await request(EditorVersionsDocument, { slug });

      return Promise.all(
        pageVersions.map(async ({ revision, reason, savedAt, savedBy, templateId, changes }) => {
          const who = savedBy ?? editorMessage('versions.unknown');

          return {
            revision,
            savedAt,
            by: templateSentence(siteTemplates, templateId, who) ?? editorMessage(REASONS[reason], { who }),
            // A template makes another page.
            changes: reason === 'template' ? '' : await sentenceOfPageChanges(changes),
          };
        }),
      );
    },
    compare: async (version, later, labels) => {
      const [now, then] = await Promise.all([
        findVersion(slug, later.revision),
        findVersion(slug, version.revision),
      ]);

      return now && then && <Changes changes={diffPages(then.page, now.page)} labels={labels} />;
    },
    draft: async ({ revision: version }, live) => {
      const [then, now] = await Promise.all([findVersion(slug, version), findVersion(slug, live.revision)]);
      if (!then || !now) throw new Error(editorMessage('conflict.loadFailed'));
      if (onRestored) return onRestored({ ...then.page, order: now.page.order });
      const draft = await findDraft(now);
      const outcome = await saveDraft({
        slug,
        page: { ...then.page, slug: now.page.slug, id: now.page.id, order: now.page.order },
        baseRevision: live.revision,
        revision: draft?.revision ?? null,
        parts: [],
      });
      if (outcome.error) throw outcome.error;
      if (outcome.page?.kind !== 'saved')
        throw new Error(
          outcome.page?.kind === 'rejected' && outcome.page.message
            ? outcome.page.message
            : editorMessage('details.changed'),
        );
      // The editor opens with the draft.
      window.location.hash = EDIT_HASH;
      window.location.reload();
    },
    publish: onRestored
      ? null
      : async ({ revision: version }, { revision }) => {
          expectDone(await request(EditorRestoreVersionDocument, { slug, version, revision }));
          window.location.reload();
        },
  };
}

function Changes({
  changes,
  labels: [then, now],
}: {
  changes: PageChange[];
  labels: readonly [string, string];
}) {
  return (
    <>
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
                <p className="editor-help">{then}</p>
                <ChangeSide change={change} side="before" />
              </div>
              <div>
                <p className="editor-help">{now}</p>
                <ChangeSide change={change} side="after" />
              </div>
            </div>
          )}
        </article>
      ))}
    </>
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
