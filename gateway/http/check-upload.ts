import { RejectedRequest } from './failure-response.ts';
import { checkSameOrigin } from './check-request.ts';

/** A content type that needs a CORS preflight, so that forms of other sites cannot send it. */
export const UPLOAD_TYPE = 'application/octet-stream';

/** Uploads must be same-origin. */
export function checkUpload(request: Request): void {
  if ((request.headers.get('content-type') ?? '').toLowerCase() !== UPLOAD_TYPE) {
    throw new RejectedRequest(400, 'BAD_REQUEST', `Send the file as ${UPLOAD_TYPE}.`);
  }
  checkSameOrigin(request);
}
