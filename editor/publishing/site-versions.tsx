import { useMemo, useRef } from 'react';
import type { Footer, Header } from '#domain/site/website.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { SiteDocument } from '#web/src/data/site.generated.ts';
import { request } from '../api/api.ts';
import { findSiteDrafts, writeSiteDraft } from '../drafts/store-site-drafts.ts';
import { useDocumentStore } from '../editing/document-store.ts';
import {
  type PartChange,
  type PartDraft,
  type SiteParts,
  savedPartsOf,
  valuesOf,
} from '../editing/site-parts.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { saveParts } from '../saving/store-parts.ts';
import { TemplatePreview } from '../site/template/template-preview.tsx';
import { ThemePreview } from '../site/theme/theme-preview.tsx';
import { EDIT_HASH } from '../ui/dialog-hashes.ts';
import { EditorSiteVersionDocument, EditorSiteVersionsDocument } from './publishing.generated.ts';
import { sentenceOfSiteChanges, templateSentence } from './version-changes.ts';
import type { VersionsSource } from './versions-source.ts';

export type SitePlace = 'header' | 'footer' | 'theme';
/** The value of a version: a whole header or footer, or the website whose theme is meant. */
type Value = { theme: Theme } & Header & Footer;

/** Versions of header, footer and theme. While editing, a restored one is an unsaved change; otherwise a draft, or live at once. */
export function useSiteVersions({ isEditing, onApplied }: { isEditing: boolean; onApplied: () => void }) {
  const store = useDocumentStore();
  const applied = useRef(onApplied);
  applied.current = onApplied;

  return useMemo(
    () =>
      (place: SitePlace): VersionsSource => {
        const part = place === 'theme' ? 'website' : place;
        const readValue = async ({ revision }: { revision: string }) => {
          const { siteVersion } = await request(EditorSiteVersionDocument, { part, revision });
          if (!siteVersion) throw new Error(editorMessage('conflict.loadFailed'));

          return siteVersion.value as Value;
        };
        const changeOf = (value: Value, parts: SiteParts): PartChange =>
          place === 'theme'
            ? { part: 'website', value: { ...parts.website, theme: value.theme } }
            : { part: place, value };

        return {
          list: async () => {
            const { siteVersions, siteTemplates } = await request(EditorSiteVersionsDocument, { part });
            const ofTheme = siteVersions.filter(
              ({ changed }, index) => changed.includes('theme') || index === siteVersions.length - 1,
            );

            return (place === 'theme' ? ofTheme : siteVersions).map(
              ({ revision, savedAt, savedBy, templateId, changed }) => ({
                revision,
                savedAt,
                by:
                  savedBy === null
                    ? editorMessage('versions.reason.start')
                    : (templateSentence(siteTemplates, templateId, savedBy) ??
                      editorMessage('versions.reason.saved', { who: savedBy })),
                changes: templateId === null ? sentenceOfSiteChanges(changed, place) : '',
              }),
            );
          },
          compare: async (version, later, labels) => {
            const [then, now] = await Promise.all([readValue(version), readValue(later)]);

            return (
              <div className={place === 'theme' ? 'versions__sides' : 'versions__rows'}>
                {[then, now].map((value, index) => (
                  <div key={index === 0 ? 'then' : 'now'}>
                    <p className="editor-help">{labels[index]}</p>
                    {place === 'theme' ? (
                      <ThemePreview theme={value.theme} />
                    ) : (
                      <TemplatePreview place={place} template={value} />
                    )}
                  </div>
                ))}
              </div>
            );
          },
          draft: async (version) => {
            const value = await readValue(version);
            if (!isEditing) return draftPart((parts) => changeOf(value, parts));
            store.changePart(changeOf(value, store.document().parts));
            notifyAgent({ type: 'notice', message: editorMessage('versions.applied') });
            applied.current();
          },
          publish: isEditing
            ? null
            : async (version) => {
                const value = await readValue(version);
                await saveNow((parts) => changeOf(value, parts));
              },
        };
      },
    [store, isEditing],
  );
}

/** Stores the part as the agent's draft, which the editor opens with. */
async function draftPart(changeOf: (parts: SiteParts) => PartChange): Promise<void> {
  const [response, stored] = await Promise.all([request(SiteDocument, {}), findSiteDrafts()]);
  const saved = savedPartsOf(readSite(response, window.location.origin));
  const { part, value } = changeOf(valuesOf(saved));
  const { value: base, revision: baseRevision } = saved[part];
  const draft = { value, base, baseRevision } as PartDraft;
  const revision = stored.revisions[part] ?? null;
  const outcome = await writeSiteDraft({ part, draft, revision, tried: null });
  if (outcome.kind !== 'saved')
    throw new Error(outcome.kind === 'rejected' ? outcome.message : editorMessage('details.changed'));
  window.location.hash = EDIT_HASH;
  window.location.reload();
}

async function saveNow(changeOf: (parts: SiteParts) => PartChange): Promise<void> {
  const saved = savedPartsOf(readSite(await request(SiteDocument, {}), window.location.origin));
  const parts = valuesOf(saved);
  const { part, value } = changeOf(parts);
  const { clash, error } = await saveParts({ parts: { ...parts, [part]: value }, saved, side: null });
  if (error !== null) throw error;
  if (clash)
    throw new Error(
      editorMessage('publishing.conflict', { who: clash.savedBy ?? editorMessage('conflict.someone') }),
    );
  window.location.reload();
}
