/** Resolves a CSS colour expression (tokens, color-mix) to `rgb()` or `rgba()`, which MapLibre can parse. */
export function cssColor(element: HTMLElement, expression: string): string {
  const probe = element.ownerDocument.createElement('span');
  probe.style.color = expression;
  element.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();

  return legacyColor(computed);
}

/** The same as `#rrggbb`, without alpha. */
export function hexColor(element: HTMLElement, expression: string): `#${string}` {
  const numbers = cssColor(element, expression).match(/[\d.]+/g) ?? [];
  const hex = numbers.slice(0, 3).map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'));

  return `#${hex.join('')}`;
}

/** `color(srgb 0.5 0 1 / 0.2)` as `rgba(128, 0, 255, 0.2)`; other notations are returned unchanged. */
export function legacyColor(color: string): string {
  const parts = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.]+))?\)$/.exec(color);
  if (!parts) return color;
  const [red, green, blue] = parts.slice(1, 4).map((part) => Math.round(Number(part) * 255));

  return `rgba(${red}, ${green}, ${blue}, ${parts[4] ?? 1})`;
}
