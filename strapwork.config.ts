import type { StrapworkConfig } from './web/vite/strapwork-config.ts';

/** What this site adds to the product. */
const config: StrapworkConfig = {
  /** npm packages that are straps (docs/adding-a-strap.md), or folders that begin with a dot. */
  straps: [],
};

export default config;
