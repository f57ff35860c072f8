import { type Color, formatColor, mixColors, overColor, parseColor } from './color.ts';
import { AA_TEXT, contrast, isDark, luminance } from './contrast.ts';
import type { StrapPalette } from './theme.ts';

const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };
/** Of a dark shade: blue, as shade is by daylight. With the hue of a ground, or none, skies and walls turn grey. */
const DUSK: Color = { r: 16, g: 38, b: 104, a: 1 };
/** How far a light ground moves to white: less opacity suffices, and the shade still has its hue. */
const TONE = 0.4;
const OPAQUE = 255;

type Inks = Pick<StrapPalette, 'text' | 'titleText' | 'bgColor'>;

/** Whether the palette's colours can be read on a shade over the worst picture. */
function judgeOf(palette: Inks) {
  const ground = parseColor(palette.bgColor) ?? WHITE;
  const dark = isDark(ground);
  const worst = dark ? WHITE : BLACK;
  const inks = [palette.text, palette.titleText].flatMap((text) => parseColor(text) ?? []);
  // On a dark ground every ink is lighter than the brightest picture behind the shade, on a light one darker than the darkest.
  const isEnough = (shade: Color) => {
    const exact = overColor(shade, worst);
    // The screen shows whole steps of each colour.
    const shown = parseColor(formatColor(exact)) ?? exact;
    return [exact, shown].every((behind) =>
      inks.every(
        (ink) =>
          contrast(ink, behind) >= AA_TEXT && (dark ? 1 : -1) * (luminance(ink) - luminance(behind)) > 0,
      ),
    );
  };

  return { ground, dark, isEnough };
}

/**
 * The shade between a picture and text in the palette's colours, with the least opacity at which all of them have the contrast of
 * WCAG 2 AA even over the brightest or darkest picture, whether it covers the picture or is multiplied with it. Links over a picture
 * have the colour of the text (strap-frame.css): theirs would need a darker shade.
 */
export function scrimColor(palette: Inks): string {
  const { ground, dark, isEnough } = judgeOf(palette);
  const tone = dark ? DUSK : mixColors({ ...ground, a: 1 }, WHITE, TONE);

  for (let opacity = 0; opacity < OPAQUE; opacity++) {
    const written = formatColor({ ...tone, a: opacity / OPAQUE });
    if (isEnough(parseColor(written) ?? tone)) return written;
  }

  return formatColor(tone);
}

/** How opaque a picture that fades into the palette's ground may be where its words begin, in hundredths. */
export function fadedShare(palette: Inks): number {
  const { ground, isEnough } = judgeOf(palette);
  for (let share = 100; share > 0; share--) if (isEnough({ ...ground, a: 1 - share / 100 })) return share;

  return 0;
}
