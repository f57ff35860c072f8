import type { SearchSetup } from '#domain/search/search-config.ts';
import type { SetupProblem } from './setup-problem.ts';

/** What each tab of the form gets: the setup, how to change it, and what is wrong in this tab. */
export type SetupTabProps = {
  setup: SearchSetup;
  /** The change is made to the setup as it is when it is handed on. */
  onChange: (change: (setup: SearchSetup) => SearchSetup) => void;
  problems: readonly SetupProblem[];
};
