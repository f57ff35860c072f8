import { feedSize } from '#web/src/listing/search-setup.ts';
import { defineStrap } from '../kit/define-strap.ts';
import { AgentProfileStrapDocument } from './data.generated.ts';
import { defaultState } from './state.ts';
import { AgentProfileView } from './view.tsx';

export default defineStrap({
  name: 'strap-agent-profile',
  label: 'Agent profile',
  description: 'One agent with words, contact and the homes they have listed.',
  keywords: 'realtor biography contact person',
  set: 'utility',
  defaultState,
  View: AgentProfileView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
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
