import type { Execute } from '../data/document.ts';
import type { ReportFailure } from '../data/load-route.ts';
import type { BuildManifest } from './assets.ts';

export type HandleOptions = {
  execute: Execute;
  /** Allows the document's own scripts in the content security policy. */
  nonce: string;
  /** Null in development, where Vite serves the sources. */
  manifest: BuildManifest | null;
  report: ReportFailure;
};

/** The site as a function: a page's document, `/_data{path}` its data, robots.txt and sitemap.xml. */
export type Handle = (request: Request, options: HandleOptions) => Promise<Response>;
