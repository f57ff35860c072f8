import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import {
  HeroAgentsDocument,
  type HeroAgentsQuery,
  type HeroAgentsQueryVariables,
} from '../hero-agent.generated.ts';
import { agentId } from '../hero-agent.ts';
import { withHeroFooter } from '../hero-footer.tsx';
import { parts, type HeroDualAgentAsideState } from './parts.ts';
import { HeroDualAgentAsideView } from './view.tsx';

export default defineStrap<HeroDualAgentAsideState, HeroAgentsQuery, HeroAgentsQueryVariables>({
  name: 'hero-dual-agent-aside',
  label: 'Two agents aside',
  description: 'Your words beside two agents, their portraits overlapping.',
  set: 'original',
  parts,
  follows: ['pictures', 'buttons'],
  View: withHeroFooter(HeroDualAgentAsideView),
  data: {
    document: HeroAgentsDocument,
    variables: ({ agents }, { website }) => {
      const [first = '', second = ''] = agents.map((part) => agentId(part, website));
      const [hasFirst, hasSecond] = [first !== '', second !== ''];

      return hasFirst || hasSecond ? { first, second, hasFirst, hasSecond } : null;
    },
  },
  showsFailure: true,
});
