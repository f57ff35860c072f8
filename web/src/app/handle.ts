import type { CleanMarkup } from '../data/clean-state.ts';
import type { Execute } from '../data/document.ts';
import type { PostedForm } from '../site/posted-form.ts';

/** Told of what went wrong where the visitor gets something in its place. */
export type ReportFailure = (what: string, cause: unknown) => void;

/** The parts of Vite's build manifest that are read here; `cssTexts` are the contents of the files of `css`. */
export type BuildManifest = Record<
  string,
  { file: string; css?: string[]; cssTexts?: string[]; imports?: string[] }
>;

export type HandleOptions = {
  execute: Execute;
  /** Makes stored markup harmless before it is drawn. */
  clean: CleanMarkup;
  /** Allows the document's own scripts in the content security policy. */
  nonce: string;
  /** Null in development, where Vite serves the sources. */
  manifest: BuildManifest | null;
  report: ReportFailure;
  /** For the document that answers an agent's navigation. */
  editorToken?: string | null;
  /** A refused form, which the page shows again. */
  postedForm?: PostedForm | null;
  /** Address of the site's own basemap style. */
  mapStyleUrl?: string;
  /** Pages and sign-ins are kept in the visitor's browser alone. */
  isOffline?: boolean;
};

/** The site as a function: a page's document, `/_data{path}` its data, robots.txt and sitemap.xml. */
export type Handle = (request: Request, options: HandleOptions) => Promise<Response>;
