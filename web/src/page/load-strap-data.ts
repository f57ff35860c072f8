import type { Strap } from '#domain/page/page.ts';
import type { StrapContext } from '#web/strap-plugins/kit/define-strap.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { upgrade } from '#web/strap-plugins/kit/upgrade.ts';
import type { Execute, GraphQLFailure } from '../data/document.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import type { StrapResult } from './page-model.ts';

type LoadStrapDataInput = {
  straps: readonly Strap[];
  context: StrapContext;
  execute: Execute;
  onFailure: (strap: Strap, cause: unknown) => void;
};

/** Queries the data of all straps in parallel; a failure affects only its own strap. */
export async function loadStrapData({
  straps,
  execute,
  ...rest
}: LoadStrapDataInput): Promise<Record<string, StrapResult>> {
  const input = { ...rest, execute: deduplicated(execute) };
  const results = await Promise.all(
    straps.map(async (strap) => [strap.id, await query(strap, input)] as const),
  );

  return Object.fromEntries(results.filter((entry): entry is [string, StrapResult] => entry[1] !== null));
}

/** Straps with equal queries share one request. */
function deduplicated(execute: Execute): Execute {
  const results = new Map<string, ReturnType<Execute>>();

  return (document, variables) => {
    const key = document + JSON.stringify(variables);
    const result = results.get(key) ?? execute(document, variables);
    results.set(key, result);

    return result as never;
  };
}

async function query(
  strap: Strap,
  { context, execute, onFailure }: Omit<LoadStrapDataInput, 'straps'>,
): Promise<StrapResult | null> {
  const definition = loadedStrap(strap.name);
  if (!definition?.data) return null;

  try {
    const variables = definition.data.variables(upgrade(definition, strap.state), context);
    if (variables === null) return null;
    const { data, failures } = await execute(definition.data.document, variables);
    if (data !== null && !failures.some(isWholeField)) return { data };
    onFailure(strap, new UpstreamError(failures));
  } catch (error) {
    onFailure(strap, error);
  }

  return { failed: true };
}

/** A nested failure leaves a strap enough to show. */
function isWholeField({ path }: GraphQLFailure): boolean {
  return !path.includes('.');
}
