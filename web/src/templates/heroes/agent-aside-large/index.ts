import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import {
  HeroAgentDocument,
  type HeroAgentQuery,
  type HeroAgentQueryVariables,
} from '../hero-agent.generated.ts';
import { agentId } from '../hero-agent.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { parts, type HeroAgentAsideLargeState } from './parts.ts';
import { HeroAgentAsideLargeView } from './view.tsx';

export default defineStrap<HeroAgentAsideLargeState, HeroAgentQuery, HeroAgentQueryVariables>({
  name: 'hero-agent-aside-large',
  label: 'Agent aside, large',
  description: 'Half words, half portrait, to the edges of the page.',
  set: 'original',
  parts,
  follows: ['pictures', 'buttons'],
  View: withHeroFooter(HeroAgentAsideLargeView),
  data: {
    document: HeroAgentDocument,
    variables: (state, { website }) => {
      const id = agentId(state, website);

      return id ? { id } : null;
    },
  },
  showsFailure: true,
});
