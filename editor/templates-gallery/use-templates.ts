import { useCallback } from 'react';
import type { Language } from '#domain/language/language.ts';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import {
  EditorApplyTemplateDocument,
  EditorRestoreFormerSiteDocument,
  EditorTemplatesDocument,
  type EditorTemplatesQuery,
} from './templates.generated.ts';

export type ListedTemplate = EditorTemplatesQuery['siteTemplates'][number];
export type ListedFormerSite = EditorTemplatesQuery['formerSites'][number];

export type Templates = { templates: ListedTemplate[]; formerSites: ListedFormerSite[] };

/** The result of a change: done, or why it was not. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'edited'; pages: { slug: string; name: string }[] }
  | { kind: 'refused'; message: string };

/** The templates with texts in a language; in that of the site when omitted. */
export function useTemplates(language?: Language) {
  const load = useCallback(
    async (signal?: AbortSignal): Promise<Templates> => {
      const { siteTemplates, formerSites } = await request(EditorTemplatesDocument, { language }, signal);
      return { templates: siteTemplates, formerSites };
    },
    [language],
  );

  return useLoaded(load);
}

/** `replace` also takes pages that were edited; with `keepTheme` the colours and fonts of the site stay. */
export async function applyTemplate(
  templateId: string,
  choice: { replace: boolean; keepTheme?: boolean },
): Promise<Outcome> {
  try {
    const { result } = await request(EditorApplyTemplateDocument, { templateId, ...choice });
    if ('formerSite' in result) return { kind: 'done' };
    if ('pages' in result) return { kind: 'edited', pages: result.pages };

    return { kind: 'refused', message: 'message' in result ? result.message : '' };
  } catch (error) {
    return { kind: 'refused', message: sentenceOfError(error) };
  }
}

export async function restoreFormerSite(id: string): Promise<Outcome> {
  try {
    const { result } = await request(EditorRestoreFormerSiteDocument, { id });
    if ('formerSite' in result) return { kind: 'done' };

    return { kind: 'refused', message: 'message' in result ? result.message : '' };
  } catch (error) {
    return { kind: 'refused', message: sentenceOfError(error) };
  }
}
