import type { RouteData } from '../page/page-model.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import type { PageAssets } from './assets.ts';

/** State that the server embeds in the document. */
export type PageState = {
  data: RouteData;
  assets: PageAssets;
  isOldBrowser: boolean;
  isMobile: boolean;
  /** Allows this document to edit as its agent; null for visitors (decision 0029). */
  editorToken: string | null;
  /** The rejected form this document responds to. */
  postedForm: PostedForm | null;
};

/** JSON that cannot close its script element. */
export function serialiseState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
