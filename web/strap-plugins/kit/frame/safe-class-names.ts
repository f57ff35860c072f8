const CLASS_NAME = /^-?[_a-zA-Z][\w-]*$/;

/** The agent's classes without what is no class name. */
export function safeClassNames(typed: string): string {
  return typed
    .split(/\s+/)
    .filter((name) => CLASS_NAME.test(name))
    .join(' ');
}
