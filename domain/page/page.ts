/**
 * The stored shape of a page, its hero and its straps.
 * Everything is plain JSON: what is stored is what the public page renders and what the editor changes.
 */

/** Free-form state of one template; typed at the template's own border. */
export type State = Record<string, unknown>;

export const TEXT_ALIGNS = ['left', 'centered', 'right', 'justify'] as const;
export type TextAlign = (typeof TEXT_ALIGNS)[number];

export const STRAP_THEMES = ['default', 'alternate', 'feature'] as const;
export type StrapTheme = (typeof STRAP_THEMES)[number];

export const SLIDER_STYLES = ['slide', 'slide-controls', 'fade'] as const;
export type SliderStyle = (typeof SLIDER_STYLES)[number];

/** `scrim` shades only what is behind the text, as much as its contrast needs. */
export const OVERLAY_STYLES = ['solid', 'solid-custom', 'gradient', 'gradient-custom', 'scrim'] as const;
export type OverlayStyle = (typeof OVERLAY_STYLES)[number];

export const FRAME_WIDTHS = ['auto', 'narrow', 'content', 'wide', 'full'] as const;
export const FRAME_HEIGHTS = ['auto', 'half', 'screen'] as const;
export const FRAME_SPACES = ['auto', 'none', 'small', 'medium', 'large'] as const;
export const PICTURE_SHAPES = ['auto', 'square', 'landscape', 'wide', 'portrait', 'circle', 'arch'] as const;
export const BUTTON_STYLES = ['auto', 'square', 'pill', 'outline', 'underline'] as const;

/** Size and shapes of a strap; `auto` and no columns leave them to its design. */
export type StrapFrameStyle = {
  width: (typeof FRAME_WIDTHS)[number];
  height: (typeof FRAME_HEIGHTS)[number];
  above: (typeof FRAME_SPACES)[number];
  below: (typeof FRAME_SPACES)[number];
  /** On a wide screen, 1 to 6; 0 is the design's own number. */
  columns: number;
  pictures: (typeof PICTURE_SHAPES)[number];
  buttons: (typeof BUTTON_STYLES)[number];
};

/** `pos` is a share of the gradient's length, 0 to 1. */
export type GradientStop = { color: string; pos: number };

export type StrapStyle = {
  /** The divider below the strap. */
  rule: boolean;
  theme: StrapTheme;
  textAlign: TextAlign;
  bgTransparent: boolean;
  bgImage: {
    imageUrls: string[];
    greyscale: boolean;
    repeat: boolean;
    parallax: boolean;
    kenburns: boolean;
    transitionStyle: SliderStyle;
    /** Seconds, 0.1 to 300. */
    transitionInterval: number;
  };
  bgVideo: { mp4Url: string; webmUrl: string; oggUrl: string };
  overlayStyle: OverlayStyle;
  /** Opacity of the overlay in percent, 0 to 100. */
  overlayAlpha: number;
  overlayColor: string;
  /** `angle` in degrees, -360 to 360. */
  overlayGradient: { angle: number; colors: GradientStop[] };
  frame: StrapFrameStyle;
};

export type StrapConfig = {
  hidden: boolean;
  outerClasses: string;
  innerClasses: string;
  style: StrapStyle;
};

export type Strap = {
  id: string;
  /** The template's key, for example `strap-text` or `hero-basic`. */
  name: string;
  order: number;
  state: State;
  config: StrapConfig;
};

export type MetaInfo = { title: string; description: string; imageUrl: string };

export type Page = {
  /** Mirrors the slug (decision 0023). */
  id: string;
  order: number;
  name: string;
  slug: string;
  metaInfo: MetaInfo;
  hero: Strap | null;
  straps: Strap[];
  config: Record<string, unknown>;
  state: State;
};

export const HERO_ID = 'hero';
export const ERROR_STRAP_ID = 'error';
export const DEFAULT_HERO = 'hero-basic';
export const DEFAULT_STRAP = 'strap-text';
export const HOME_PAGE_ID = 'index';
export const DEFAULT_META_TITLE = 'My Page';
export const DEFAULT_META_DESCRIPTION = 'This is a brand new page';

export const DEFAULT_STRAP_STYLE: StrapStyle = {
  rule: true,
  theme: 'default',
  textAlign: 'centered',
  bgTransparent: false,
  bgImage: {
    imageUrls: [],
    greyscale: false,
    repeat: false,
    parallax: false,
    kenburns: false,
    transitionStyle: 'slide',
    transitionInterval: 4,
  },
  bgVideo: { mp4Url: '', webmUrl: '', oggUrl: '' },
  overlayStyle: 'solid',
  overlayAlpha: 85,
  overlayColor: '',
  overlayGradient: { angle: 135, colors: [] },
  frame: {
    width: 'auto',
    height: 'auto',
    above: 'auto',
    below: 'auto',
    columns: 0,
    pictures: 'auto',
    buttons: 'auto',
  },
};

export const DEFAULT_STRAP_CONFIG: StrapConfig = {
  hidden: false,
  outerClasses: '',
  innerClasses: '',
  style: DEFAULT_STRAP_STYLE,
};
