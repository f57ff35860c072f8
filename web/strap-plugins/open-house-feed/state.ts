import type { HeadingPart } from '#domain/page/parts.ts';
import type { SearchSetup } from '#web/src/listing/search-setup.ts';

export type OpenHouseFeedState = {
  title: HeadingPart;
  setup: SearchSetup;
  /** How many homes, 1 to 24. */
  limit: number;
};

export const defaultState: OpenHouseFeedState = {
  title: { html: 'Open Houses', size: 'h2' },
  setup: { filters: { openHouses: true }, geo: null, sort: 'list_date_des' },
  limit: 6,
};
