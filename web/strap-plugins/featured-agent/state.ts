import type { HeadingPart, ImagePart, LinkPart, TextPart } from '#domain/page/parts.ts';

export type FeaturedAgentState = {
  /** An agent's id; `{setup.agentID}` is the agent of the website's settings. */
  agentID: string;
  title: HeadingPart;
  /** In place of the agent's own words. */
  text: TextPart;
  /** In place of the agent's own portrait. */
  image: ImagePart;
  /** Ways to reach the agent beside those of the team list. */
  linkList: LinkPart[];
  buttonList: LinkPart[];
};

export const defaultState: FeaturedAgentState = {
  agentID: '{setup.agentID}',
  title: { html: 'Featured Agent', size: 'h2' },
  text: { html: '' },
  image: { imageUrl: '', filter: 'none' },
  linkList: [],
  buttonList: [],
};
