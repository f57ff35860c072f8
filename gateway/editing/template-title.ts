import type { GatewayContext } from '../context.ts';

/** The title of a template in the language of the site; its id for an unknown one. */
export async function templateTitle(
  templateId: string,
  { dataSources, language }: Pick<GatewayContext, 'dataSources' | 'language'>,
): Promise<string> {
  const templates = await dataSources.templates.list(await language());

  return templates.find(({ id }) => id === templateId)?.title ?? templateId;
}
