import type { SiteModel } from '../site/site-model.ts';
import type { Language } from '#domain/language/language.ts';
import type { CleanMarkup } from '../data/clean-state.ts';
import type { Execute } from '../data/document.ts';
import type { RouteData } from '../page/page-model.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import type { PolicyOrigins } from './measuring/measuring-tags.ts';

/** Called for failures behind a fallback that the visitor sees. */
export type ReportFailure = (what: string, cause: unknown) => void;

/** The parts of Vite's build manifest used here; `cssTexts` are the contents of the `css` files. */
export type BuildManifest = Record<
  string,
  { file: string; css?: string[]; cssTexts?: string[]; imports?: string[] }
>;

export type HandleOptions = {
  execute: Execute;
  /** Sanitises stored markup before it is rendered. */
  clean: CleanMarkup;
  /** CSP nonce of the document's own scripts. */
  nonce: string;
  /** Null in development, where Vite serves the sources. */
  manifest: BuildManifest | null;
  report: ReportFailure;
  /** Records the duration of rendering, without loading. */
  measure?: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** The content security policy with origins that the site's integrations need; their scripts are not allowed without it. */
  policy?: (origins: PolicyOrigins) => string;
  /** Called with what a document shows before it is rendered. */
  onDocument?: (data: RouteData) => void;
  /** For the document of an agent's navigation. */
  editorToken?: string | null;
  /** A rejected form, rendered again with its values. */
  postedForm?: PostedForm | null;
  /** URL of the site's own basemap style. */
  mapStyleUrl?: string;
  /** Whether the map has streets at a place; it has them everywhere when omitted. */
  hasMapAt?: (place: { lat: number; lon: number }) => Promise<boolean>;
  signInProviders?: SiteModel['signInProviders'];
  /** Pages and sign-ins are stored in the visitor's browser only. */
  isOffline?: boolean;
  /** The language of the site as far as it is known before it is loaded. */
  language?: Language;
};

/** The site as a function: documents, their data at `/_data{path}`, robots.txt and sitemaps. */
export type Handle = (request: Request, options: HandleOptions) => Promise<Response>;
