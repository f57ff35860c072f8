import { FILE_MAX_BYTES, type SiteFile } from '#domain/files/site-file.ts';
import { editorHeaders } from '#web/src/data/editor-token.ts';
import { isStaleDocument } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';

type Watch = {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Id of the file whose place it takes. */
  replaces?: string;
};
type UploadResponse = Partial<SiteFile> & { errors?: { message: string; extensions?: { code?: string } }[] };

/** Why a file cannot be uploaded; null if it can. */
export function uploadProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return editorMessage('files.empty', { name });
  if (size > FILE_MAX_BYTES)
    return editorMessage('files.tooLarge', { name, limit: FILE_MAX_BYTES / (1024 * 1024) });

  return null;
}

/** Uploads a file; rejects with an Error whose message is for the agent. */
export function uploadFile(file: File, { onProgress, signal, replaces }: Watch = {}): Promise<SiteFile> {
  const problem = uploadProblem(file);
  if (problem) return Promise.reject(new Error(problem));

  // `fetch` does not report upload progress.
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ name: file.name.toWellFormed(), ...(replaces && { replaces }) });
    request.open('POST', `/_files/?${query}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    for (const [name, value] of Object.entries(editorHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const result = (request.response ?? {}) as UploadResponse;
      if (request.status < 300 && result.url) resolve(result as SiteFile);
      else reject(new Error(reasonOf(file.name, request.status, result)));
    };
    request.onerror = () => reject(new Error(editorMessage('files.noConnection', { name: file.name })));
    request.onabort = () => reject(new Error(editorMessage('files.aborted', { name: file.name })));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function reasonOf(name: string, status: number, { errors }: UploadResponse): string {
  const [error] = errors ?? [];
  if (error?.extensions?.code === 'UNAUTHENTICATED') return editorMessage('save.signedOut');
  if (isStaleDocument(error)) return editorMessage('save.staleDocument');
  if (error && (status < 500 || error.extensions?.code === 'NO_SPACE'))
    return editorMessage('files.rejected', { name, reason: error.message });

  return editorMessage('files.failed', { name });
}
