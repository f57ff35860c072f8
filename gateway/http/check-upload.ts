import { RefusedRequest } from './answer.ts';
import { checkSameOrigin } from './check-request.ts';

/** What an upload comes as: a type that a form of another site cannot send without asking first. */
export const UPLOAD_TYPE = 'application/octet-stream';

/** An upload may only come from a page of this very site. */
export function checkUpload(request: Request): void {
  if ((request.headers.get('content-type') ?? '').toLowerCase() !== UPLOAD_TYPE) {
    throw new RefusedRequest(400, 'BAD_REQUEST', `Send the file as ${UPLOAD_TYPE}.`);
  }
  checkSameOrigin(request);
}
