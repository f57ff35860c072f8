import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { SETUP_AGENT } from '#domain/site/setup-agent.ts';

export const parts = defineParts({
  agentID: part.person('Agent', SETUP_AGENT),
  title: part.heading('Heading', 'Featured Agent'),
  /** Replaces the agent's own text. */
  text: part.richText('Text (in place of the agent’s own)'),
  /** Replaces the agent's own portrait. */
  image: part.image('Portrait (in place of the agent’s own)'),
  /** Contact links in addition to those of the roster. */
  linkList: part.links('More ways to reach the agent'),
  layout: part.choice(
    'Layout',
    { beside: 'Portrait beside the words', panel: 'Words on a panel of the brand over the portrait' },
    'beside',
  ),
  buttonList: part.links('Buttons'),
});

export type FeaturedAgentState = StateOf<typeof parts>;

export const defaultState: FeaturedAgentState = initialState(parts);
