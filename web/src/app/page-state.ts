import type { RouteData } from '../page/page-model.ts';
import type { PostedForm } from '../site/posted-form.ts';
import type { PageAssets } from './assets.ts';

/** What the server hands to the browser beside the document. */
export type PageState = {
  data: RouteData;
  assets: PageAssets;
  isOldBrowser: boolean;
  isMobile: boolean;
  /** What lets this document edit in its agent's name; null for visitors (decision 0029). */
  editorToken: string | null;
  /** The refused form that this document answers. */
  postedForm: PostedForm | null;
};

export const STATE_ELEMENT_ID = 'page-state';

/** As JSON that cannot end its script element. */
export function serialiseState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
