/** Colours as hex text; mixed and shaded in OKLab for even steps. */
type Lab = readonly [number, number, number];

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

const cache = new Map<string, Lab>();

function toLab(hex: string): Lab {
  const known = cache.get(hex);
  if (known) return known;
  const value = Number.parseInt(hex.slice(1), 16);
  const r = linear(((value >> 16) & 255) / 255);
  const g = linear(((value >> 8) & 255) / 255);
  const b = linear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  if (cache.size < 5000) cache.set(hex, lab);
  return lab;
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((c) =>
      Math.round(Math.min(1, Math.max(0, gamma(Math.min(1, Math.max(0, c))))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `amount` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  const a = toLab(from);
  const b = toLab(to);
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

/** Lighter by `amount` of OKLab lightness (0.05 is a small step), darker when negative. */
export function lighten(hex: string, amount: number): string {
  const [l, a, b] = toLab(hex);
  return toHex([Math.min(1, Math.max(0, l + amount)), a, b]);
}
