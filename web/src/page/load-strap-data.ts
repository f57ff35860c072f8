import type { Strap } from '#domain/page/page.ts';
import type { StrapContext } from '#web/strap-plugins/kit/define-strap.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { upgrade } from '#web/strap-plugins/kit/upgrade.ts';
import type { Execute, GraphQLFailure } from '../data/document.ts';
import type { StrapAnswer } from './page-model.ts';

type LoadStrapDataInput = {
  straps: readonly Strap[];
  context: StrapContext;
  execute: Execute;
  onFailure: (strap: Strap, cause: unknown) => void;
};

/** Asks every strap's document at once; one that fails takes only its own strap with it. */
export async function loadStrapData({
  straps,
  execute,
  ...rest
}: LoadStrapDataInput): Promise<Record<string, StrapAnswer>> {
  const input = { ...rest, execute: askingOnce(execute) };
  const answers = await Promise.all(
    straps.map(async (strap) => [strap.id, await ask(strap, input)] as const),
  );

  return Object.fromEntries(answers.filter((entry): entry is [string, StrapAnswer] => entry[1] !== null));
}

/** Straps that ask the same share the answer. */
function askingOnce(execute: Execute): Execute {
  const answers = new Map<string, ReturnType<Execute>>();

  return (document, variables) => {
    const question = document + JSON.stringify(variables);
    const answer = answers.get(question) ?? execute(document, variables);
    answers.set(question, answer);

    return answer as never;
  };
}

async function ask(
  strap: Strap,
  { context, execute, onFailure }: Omit<LoadStrapDataInput, 'straps'>,
): Promise<StrapAnswer | null> {
  const definition = loadedStrap(strap.name);
  if (!definition?.data) return null;

  try {
    const variables = definition.data.variables(upgrade(definition, strap.state), context);
    if (variables === null) return null;
    const { data, failures } = await execute(definition.data.document, variables);
    if (data !== null && !failures.some(isWholeField)) return { data };
    onFailure(strap, failures);
  } catch (error) {
    onFailure(strap, error);
  }

  return { failed: true };
}

/** A failure deeper inside leaves a strap enough to show. */
function isWholeField({ path }: GraphQLFailure): boolean {
  return !path.includes('.');
}
