const ROOT = '/_code';
const FILE = /^\/_code(\/[^/]+\/[^/]+)\.svg$/;

/** Path of the QR code with the URL of a listing's page. */
export function codePath(path: string): string {
  return `${ROOT}${path}.svg`;
}

/** Parses such a path into that of the page; null for other paths. */
export function readCodePath(pathname: string): string | null {
  return FILE.exec(pathname)?.[1] ?? null;
}
