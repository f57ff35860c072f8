import { editorHeaders } from '#web/src/data/editor-token.ts';
import { editorMessage } from '../../messages.ts';

const SITE_ARCHIVE = '/_site.tar.gz';

type OnProgress = (share: number) => void;
type TransferResponse = {
  rows?: number;
  files?: number;
  errors?: { message: string; extensions?: { code?: string } }[];
};
export type Imported = { rows: number; files: number };

/** Downloads the whole site; rejects with an Error whose message is for the agent. */
export async function downloadSite(onProgress: OnProgress): Promise<void> {
  const response = await fetch(SITE_ARCHIVE, { headers: editorHeaders() });
  if (!response.ok || !response.body) throw new Error(reasonOf(await response.json().catch(() => ({}))));

  const total = Number(response.headers.get('content-length'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { value, done } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.length;
    if (total > 0) onProgress(bytes / total);
  }
  if (total > 0 && bytes !== total) throw new Error(editorMessage('archive.cutOff'));

  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(chunks, { type: 'application/gzip' }));
  link.download = nameOf(response.headers.get('content-disposition'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Puts an archive in place of the site; rejects with an Error whose message is for the agent. */
export function uploadSite(file: File, onProgress: OnProgress): Promise<Imported> {
  // `fetch` does not report upload progress.
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', SITE_ARCHIVE);
    request.setRequestHeader('content-type', 'application/octet-stream');
    for (const [name, value] of Object.entries(editorHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const result = (request.response ?? {}) as TransferResponse;
      const { rows, files } = result;
      if (request.status < 300 && rows !== undefined && files !== undefined) resolve({ rows, files });
      else reject(new Error(reasonOf(result)));
    };
    request.onerror = () => reject(new Error(editorMessage('archive.noConnection')));
    request.send(file);
  });
}

function reasonOf({ errors }: TransferResponse): string {
  const [error] = errors ?? [];
  if (error?.extensions?.code === 'UNAUTHENTICATED') return editorMessage('save.signedOut');

  return error?.message ?? editorMessage('archive.failed');
}

function nameOf(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'site.tar.gz';
}
