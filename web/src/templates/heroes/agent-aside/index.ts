import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import {
  HeroAgentDocument,
  type HeroAgentQuery,
  type HeroAgentQueryVariables,
} from '../hero-agent.generated.ts';
import { agentId } from '../hero-agent.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { parts, type HeroAgentAsideState } from './parts.ts';
import { HeroAgentAsideView } from './view.tsx';

export default defineStrap<HeroAgentAsideState, HeroAgentQuery, HeroAgentQueryVariables>({
  name: 'hero-agent-aside',
  label: 'Agent aside',
  description: 'Your words, and an agent to call on a card beside them.',
  set: 'original',
  parts,
  follows: ['pictures', 'buttons'],
  View: withHeroFooter(HeroAgentAsideView),
  data: {
    document: HeroAgentDocument,
    variables: (state, { website }) => {
      const id = agentId(state, website);

      return id ? { id } : null;
    },
  },
  showsFailure: true,
});
