import type { Page } from '@playwright/test';
import { expect, graphql } from './test.ts';

export type StoredWebsite = {
  integrations: Record<string, unknown>;
  config: { display: Record<string, unknown>; setup: { search: object | null } };
};

const READ = `{ website { integrations migrations theme revision config { setup social
  display { siteName textTense language logoUrl logoDarkUrl smallLogoUrl thumbnailUrl }
  office { email phone cellPhone officePhone fax officeName address city province provinceCode postalCode licence } } } }`;
const SAVE = `mutation ($website: JSON!, $revision: String!) {
  saveWebsite(website: $website, revision: $revision) { __typename }
}`;

/** Changes the settings of a site through the API, as the agent whose page is given. */
export async function changeWebsite(
  agent: Page,
  origin: string,
  change: (website: StoredWebsite) => void,
): Promise<void> {
  const { data } = await graphql<{ website: StoredWebsite & { revision: string } }>(agent, origin, READ);
  const { revision, ...website } = data.website;
  change(website);
  const saved = await graphql(agent, origin, SAVE, { website, revision });

  expect(saved.data).toEqual({ saveWebsite: { __typename: 'SaveWebsiteSuccess' } });
}
