import { randomInt } from 'node:crypto';
import sharp from 'sharp';

const WIDTH = 200;
const HEIGHT = 64;
/** Digits as strokes on a grid of 10 by 16, so that no font is needed. */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M5 0C1 0 0 4 0 8s1 8 5 8 5-4 5-8-1-8-5-8Z',
  1: 'M1 4 5 0v16M1 16h8',
  2: 'M0 4C0 1 2 0 5 0s5 1 5 4c0 4-10 6-10 12h10',
  3: 'M0 2c1-1 3-2 5-2 3 0 5 1 5 4s-3 4-5 4c3 0 5 1 5 4s-2 4-5 4c-2 0-4-1-5-2',
  4: 'M7 16V0L0 11h10',
  5: 'M9 0H1L0 7c1-1 3-1 5-1 3 0 5 2 5 5s-2 5-5 5c-2 0-4-1-5-2',
  6: 'M8 0C3 2 0 6 0 11c0 3 2 5 5 5s5-2 5-5-2-4-5-4-5 2-5 4',
  7: 'M0 0h10L4 16',
  8: 'M5 8C2 8 1 6 1 4s1-4 4-4 4 2 4 4-1 4-4 4Zm0 0c-3 0-5 1-5 4s2 4 5 4 5-1 5-4-2-4-5-4Z',
  9: 'M2 16c5-2 8-6 8-11 0-3-2-5-5-5S0 2 0 5s2 4 5 4 5-2 5-4',
};

/** The digits as a noisy image, as a `data:` URL. */
export async function captchaImage(numbers: string): Promise<string> {
  const step = WIDTH / (numbers.length + 0.5);
  const digits = [...numbers].map((digit, index) => drawDigit(digit, step * (index + 0.35)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#f4f4f1"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines(5)}${digits.join('')}${lines(3)}</g>
    ${dots(90)}
  </svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();

  return `data:image/png;base64,${png.toString('base64')}`;
}

function drawDigit(digit: string, x: number): string {
  const place = `translate(${x + randomInt(-3, 4)} ${18 + randomInt(-8, 9)})`;
  const turn = `rotate(${randomInt(-22, 23)} 10 16) scale(${1.9 + randomInt(5) / 10} 2) skewX(${randomInt(-14, 15)})`;

  return `<path d="${STROKES[digit]}" stroke="#2d3748" stroke-width="1.4" transform="${place} ${turn}"/>`;
}

function lines(count: number): string {
  const y = () => randomInt(HEIGHT);
  const curve = () => `M0 ${y()}C${randomInt(80)} ${y()} ${80 + randomInt(80)} ${y()} ${WIDTH} ${y()}`;

  return Array.from(
    { length: count },
    () => `<path d="${curve()}" stroke="#5b6b80" stroke-width="1.6"/>`,
  ).join('');
}

function dots(count: number): string {
  const dot = () => `<circle cx="${randomInt(WIDTH)}" cy="${randomInt(HEIGHT)}" r="1.1" fill="#6b7a8f"/>`;

  return Array.from({ length: count }, dot).join('');
}
