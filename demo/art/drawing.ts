/** Collects an SVG picture: shapes in painting order, gradients and clips once each. */

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Point = readonly [x: number, y: number];

export type Shape = {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** Other elements, by attributes. */
  extra?: string;
};

const round = (value: number) => Math.round(value * 10) / 10;

function style({ fill = 'none', stroke, width, opacity, extra }: Shape): string {
  return [
    `fill="${fill}"`,
    stroke ? `stroke="${stroke}" stroke-width="${round(width ?? 2)}"` : '',
    // Not `opacity`, which makes the renderer composite every shape on its own layer.
    opacity === undefined || opacity === 1
      ? ''
      : `${stroke ? 'stroke' : 'fill'}-opacity="${Math.round(opacity * 1000) / 1000}"`,
    extra ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly #defs: string[] = [];
  readonly #known = new Map<string, string>();
  readonly #shapes: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  #define(make: (id: string) => string): string {
    const key = make('');
    const known = this.#known.get(key);
    if (known) return known;
    const id = `d${this.#known.size}`;
    this.#defs.push(make(id));
    this.#known.set(key, `url(#${id})`);
    return `url(#${id})`;
  }

  /** Top to bottom at 0 degrees, left to right at 90. */
  gradient(stops: readonly Stop[], degrees = 0): string {
    const turn = (degrees * Math.PI) / 180;
    const x = Math.sin(turn) / 2;
    const y = Math.cos(turn) / 2;
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${round(0.5 - x)}" y1="${round(0.5 - y)}" x2="${round(0.5 + x)}" y2="${round(0.5 + y)}">${stopList(stops)}</linearGradient>`,
    );
  }

  clip(path: string): string {
    return this.#define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  }

  raw(svg: string): void {
    this.#shapes.push(svg);
  }

  /** Groups what `paint` draws, to clip, transform or fade it. */
  group(attributes: string, paint: () => void): void {
    this.#shapes.push(`<g ${attributes}>`);
    paint();
    this.#shapes.push('</g>');
  }

  rect(x: number, y: number, w: number, h: number, shape: Shape, radius = 0): void {
    if (w <= 0 || h <= 0) return;
    const corner = radius ? ` rx="${round(radius)}"` : '';
    this.#shapes.push(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${corner} ${style(shape)}/>`,
    );
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, shape: Shape): void {
    this.#shapes.push(
      `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" ${style(shape)}/>`,
    );
  }

  polygon(points: readonly Point[], shape: Shape): void {
    const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
    this.#shapes.push(`<polygon points="${list}" ${style(shape)}/>`);
  }

  line(x1: number, y1: number, x2: number, y2: number, shape: Shape): void {
    this.#shapes.push(
      `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" ${style(shape)}/>`,
    );
  }

  path(d: string, shape: Shape): void {
    this.#shapes.push(`<path d="${d}" ${style(shape)}/>`);
  }

  /** The whole picture, scaled to the given width. */
  toSvg(width = this.width): string {
    const height = Math.round((width * this.height) / this.width);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.#defs.join('')}</defs>${this.#shapes.join('')}</svg>`;
  }
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
