/** Variables allowed in a search's meta templates. */
export const META_VARIABLES = ['location', 'type', 'bed', 'bath', 'count'] as const;

export type MetaVariable = (typeof META_VARIABLES)[number];
export type MetaValues = Partial<Record<MetaVariable, string | number>>;

const EXPRESSION = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Expands `{{location}}` and the like. Throws the specified message for an unknown variable. */
export function fillMetaTemplate(template: string, values: MetaValues): string {
  return tidy(template.replace(EXPRESSION, (_, name: string) => textOf(name, values)));
}

/** The same for display: an invalid expression is reported to `warn` and left as it is. */
export function showMetaTemplate(
  template: string,
  values: MetaValues,
  warn: (message: string) => void,
): string {
  const filled = template.replace(EXPRESSION, (expression, name: string) => {
    try {
      return textOf(name, values);
    } catch (error) {
      warn((error as Error).message);
      return expression;
    }
  });

  return tidy(filled);
}

/** The problem of a template, as the specified message; null when it is valid. */
export function metaTemplateProblem(template: string): string | null {
  try {
    fillMetaTemplate(template, {});
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function textOf(name: string, values: MetaValues): string {
  if (!isMetaVariable(name)) throw new Error(`htmlMeta template variable ${name} is not allowed`);
  return String(values[name] ?? '');
}

function tidy(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim();
}

function isMetaVariable(name: string): name is MetaVariable {
  return META_VARIABLES.some((variable) => variable === name);
}
