import { feedSize } from '#web/src/listing/search-setup.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { AgentProfileStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { AgentProfileView } from './view.tsx';

export default defineStrap({
  name: 'strap-agent-profile',
  label: 'Agent profile',
  description: 'One agent with words, contact and the homes they have listed.',
  keywords: 'realtor biography contact person',
  set: 'utility',
  parts,
  View: AgentProfileView,
  data: {
    document: AgentProfileStrapDocument,
    variables: ({ agentID, showListings, limit }, { params }) => {
      const id = agentID || params.agent;
      return id
        ? { id, search: { filters: { agentId: id } }, size: feedSize(limit), hasListings: showListings }
        : null;
    },
  },
});
