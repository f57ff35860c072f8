/** What a template of a search's meta texts may name. */
export const META_VARIABLES = ['location', 'type', 'bed', 'bath', 'count'] as const;

export type MetaVariable = (typeof META_VARIABLES)[number];

/** Fills `{{location}}` and the like. Another variable throws, with the sentence of the specification. */
export function fillMetaTemplate(
  template: string,
  values: Partial<Record<MetaVariable, string | number>>,
): string {
  const filled = template.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) => {
    if (!isMetaVariable(name)) throw new Error(`htmlMeta template variable ${name} is not allowed`);
    return String(values[name] ?? '');
  });

  return filled.replace(/ {2,}/g, ' ').trim();
}

function isMetaVariable(name: string): name is MetaVariable {
  return META_VARIABLES.some((variable) => variable === name);
}
