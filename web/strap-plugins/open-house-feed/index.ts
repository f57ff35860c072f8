import { defineStrap } from '../kit/define-strap.ts';
import { OpenHouseFeedStrapDocument } from './data.generated.ts';
import { feedVariables } from './data.ts';
import { parts } from './parts.ts';
import { OpenHouseFeedView } from './view.tsx';

export default defineStrap({
  name: 'strap-open-house-feed',
  label: 'Open houses',
  description: 'Homes that can be visited, with day and hours, the soonest first.',
  keywords: 'properties homes events viewing visit calendar',
  set: 'original',
  parts,
  View: OpenHouseFeedView,
  data: {
    document: OpenHouseFeedStrapDocument,
    variables: (state, { space }) => feedVariables(state, space),
  },
});
