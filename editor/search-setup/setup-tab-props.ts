import type { SearchSetup } from '#domain/search/search-config.ts';
import type { SetupProblem } from './setup-problem.ts';

/** Props of each tab. */
export type SetupTabProps = {
  setup: SearchSetup;
  /** `change` is applied to the latest setup when it is committed. */
  onChange: (change: (setup: SearchSetup) => SearchSetup) => void;
  problems: readonly SetupProblem[];
};
