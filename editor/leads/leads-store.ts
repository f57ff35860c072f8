import { editorHeaders } from '#web/src/data/editor-token.ts';
import { request } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import {
  EditorAddLeadNoteDocument,
  EditorChangeLeadsDocument,
  EditorDeleteLeadsDocument,
  EditorLeadDocument,
  type EditorLeadQuery,
  EditorLeadsDocument,
  type EditorLeadsQuery,
  type EditorLeadsQueryVariables,
} from './leads.generated.ts';

export type LeadPage = EditorLeadsQuery['leads'];
export type LeadRow = LeadPage['leads'][number];
export type LeadDetail = NonNullable<EditorLeadQuery['lead']>;
export type LeadStatus = LeadRow['status'];
export type LeadOrigin = LeadRow['origin'];
export type LeadFilter = NonNullable<EditorLeadsQueryVariables['filter']>;

export async function loadLeads(
  filter: LeadFilter,
  after: string | null,
  signal?: AbortSignal,
): Promise<LeadPage> {
  return (await request(EditorLeadsDocument, { filter, after }, signal)).leads;
}

export async function loadLead(id: string, signal?: AbortSignal): Promise<LeadDetail | null> {
  return (await request(EditorLeadDocument, { id }, signal)).lead;
}

export type LeadChange = { status?: LeadStatus; assignee?: string | null; isRead?: boolean };

/** Rejects with a message for the agent. */
export async function changeLeads(ids: string[], change: LeadChange): Promise<void> {
  const { result } = await request(EditorChangeLeadsDocument, { input: { ids, ...change } });
  if ('message' in result) throw new Error(result.message);
}

export async function addNote(id: string, text: string): Promise<LeadDetail> {
  const { result } = await request(EditorAddLeadNoteDocument, { id, text });
  if ('message' in result) throw new Error(result.message);

  return result.lead;
}

export async function deleteLeads(ids: string[]): Promise<void> {
  const { result } = await request(EditorDeleteLeadsDocument, { ids });
  if ('message' in result) throw new Error(result.message);
}

const WIRE_ORIGIN: Record<LeadOrigin, string> = {
  PAGE: 'page',
  MODAL: 'modal',
  EMBEDDED: 'embedded',
  SIGN_UP: 'sign-up',
};

/** Downloads the leads that a filter finds as a CSV file. A link could not send the editor token. */
export async function downloadLeads({ origin, ...filter }: LeadFilter): Promise<void> {
  const named = Object.entries({ ...filter, origin: origin && WIRE_ORIGIN[origin] });
  const params = new URLSearchParams(named.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const response = await fetch(`/_leads.csv?${params}`, { headers: editorHeaders() });
  if (!response.ok)
    throw new ApiError('failed', editorMessage('leads.export.failed'), { code: String(response.status) });

  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `leads-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
