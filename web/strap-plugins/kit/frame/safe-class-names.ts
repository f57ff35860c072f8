const CLASS_NAME = /^-?[_a-zA-Z][\w-]*$/;

/** Drops invalid class names from the agent's classes. */
export function safeClassNames(typed: string): string {
  return typed
    .split(/\s+/)
    .filter((name) => CLASS_NAME.test(name))
    .join(' ');
}
