import { S3ServiceException } from '@aws-sdk/client-s3';

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

export function isAbsent(error: unknown): boolean {
  return statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');
}

/** Errors to retry: all but permanent rejections of the service. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

const REASONS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket (FILES_S3_BUCKET)',
  InvalidAccessKeyId: 'the key is not known (FILES_S3_ACCESS_KEY_ID)',
  SignatureDoesNotMatch: 'the secret is wrong (FILES_S3_SECRET_ACCESS_KEY)',
  AccessDenied: 'the key may not write there',
  PermanentRedirect: 'the bucket is in another region (FILES_S3_REGION)',
};

/** For operators: what is wrong, and which setting to look at. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = REASONS[error.name];
  if (known) return known;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;

  return [code, error.message].filter(Boolean).join(': ');
}
