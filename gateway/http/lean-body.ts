export type LeanBody = { query: string; variables: Record<string, unknown> };

/** The query of a body that asks for nothing else; null for every other body. */
export function readLeanBody(text: string): LeanBody | null {
  try {
    const body: unknown = JSON.parse(text);
    if (!isObject(body) || typeof body.query !== 'string') return null;
    const { query, variables, operationName, extensions, ...rest } = body;
    if (operationName != null || extensions != null || Object.keys(rest).length > 0) return null;
    if (variables != null && !isObject(variables)) return null;

    return { query: body.query, variables: (variables as Record<string, unknown> | null) ?? {} };
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
