import { useCallback } from 'react';
import type { Language } from '#domain/language/language.ts';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import type { SitePart } from '../editing/site-parts.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import {
  EditorApplyTemplateDocument,
  EditorDraftTemplateDocument,
  EditorTemplatesDocument,
  type EditorTemplatesQuery,
} from './templates.generated.ts';

export type ListedTemplate = EditorTemplatesQuery['siteTemplates'][number];
export type ListedFormerSite = EditorTemplatesQuery['formerSites'][number];
export type DesignDraft = NonNullable<EditorTemplatesQuery['designDraft']>;

export type Templates = {
  templates: ListedTemplate[];
  designDraft: DesignDraft | null;
  formerSites: ListedFormerSite[];
};

/** The result of a change: done, or why it was not. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'edited'; parts: SitePart[]; pages: { slug: string; name: string }[] }
  | { kind: 'rejected'; message: string };

/** The templates with texts in a language; in that of the site when omitted. */
export function useTemplates(language?: Language) {
  const load = useCallback(
    async (signal?: AbortSignal): Promise<Templates> => {
      const loaded = await request(EditorTemplatesDocument, { language }, signal);
      const { siteTemplates, designDraft = null, formerSites } = loaded;
      return { templates: siteTemplates, designDraft, formerSites };
    },
    [language],
  );

  return useLoaded(load);
}

/** `replace` also takes what was edited; with `keepTheme` the colours and fonts of the site stay. */
export async function applyTemplate(
  templateId: string,
  choice: { replace: boolean; keepTheme?: boolean },
): Promise<Outcome> {
  try {
    const { result } = await request(EditorApplyTemplateDocument, { templateId, ...choice });
    if ('formerSite' in result) return { kind: 'done' };
    if ('pages' in result) return { kind: 'edited', parts: result.parts, pages: result.pages };

    return { kind: 'rejected', message: 'message' in result ? result.message : '' };
  } catch (error) {
    return { kind: 'rejected', message: sentenceOfError(error) };
  }
}

/** The agent's drafts that a design would replace. */
export type InTheWay = { parts: SitePart[]; pages: { slug: string; name: string }[] };
export type DraftedOutcome =
  | { kind: 'done' }
  | { kind: 'inTheWay'; drafts: InTheWay }
  | { kind: 'rejected'; message: string };

/** Makes a template a draft: its look alone, or its pages too. What is live stays. */
export async function draftTemplate(
  templateId: string,
  choice: { withPages: boolean; replace: boolean },
): Promise<DraftedOutcome> {
  try {
    const { result } = await request(EditorDraftTemplateDocument, { templateId, ...choice });
    if ('draft' in result) return { kind: 'done' };
    if ('pages' in result) return { kind: 'inTheWay', drafts: result };

    return { kind: 'rejected', message: 'message' in result ? result.message : '' };
  } catch (error) {
    return { kind: 'rejected', message: sentenceOfError(error) };
  }
}
