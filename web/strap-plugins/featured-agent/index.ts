import { siteText } from '#web/src/site/link-url.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { FeaturedAgentStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { FeaturedAgentView } from './view.tsx';

export default defineStrap({
  name: 'strap-featured-agent',
  label: 'Featured agent',
  description: 'One agent with portrait, words and the ways to reach them.',
  keywords: 'realtor person portrait',
  set: 'original',
  parts,
  follows: ['pictures', 'buttons'],
  View: FeaturedAgentView,
  data: {
    document: FeaturedAgentStrapDocument,
    variables: ({ agentID }, { website }) => {
      const id = siteText(agentID, website).trim();
      return id ? { id } : null;
    },
  },
});
