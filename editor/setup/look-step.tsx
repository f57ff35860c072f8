import { type CSSProperties, useId, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import type { Website } from '#domain/site/website.ts';
import { completeTheme } from '#domain/theme/complete-theme.ts';
import { hasDarkHeader, withDarkHeader } from '#domain/theme/dark-header.ts';
import { FONT_PAIRS, type FontPair, fontStack } from '#domain/theme/fonts.ts';
import { logoThemes } from '#domain/theme/logo-themes.ts';
import { READY_PALETTES } from '#domain/theme/palettes.ts';
import type { ReadyPalette } from '#domain/theme/ready-palette.ts';
import { recolored } from '#domain/theme/recolored.ts';
import type { FontChoice, Theme } from '#domain/theme/theme.ts';
import { BrandColorControl, useBrandColor } from '../site/theme/brand-color-control.tsx';
import { BUNDLED_FONTS, choiceOf } from '../site/theme/font-search.ts';
import { ThemeSwatches } from '../site/theme/theme-swatches.tsx';
import { useLogoColors } from '../site/theme/use-logo-colors.ts';
import { OptionCards } from '../ui/option-cards.tsx';
import { useLogoGrounds } from './logo-grounds.ts';
import { setupMessage } from './messages.ts';

type LookStepProps = {
  website: Website;
  /** Colours or fonts were chosen in this step. */
  isChosen: boolean;
  onChange: (website: Website) => void;
};

/** The colours that the site had before one of the step was chosen. */
const OWN = 'own';

const LOGO_NAMES: Readonly<Record<string, 'look.logo.one' | 'look.logo.tinted' | 'look.logo.second'>> = {
  logo: 'look.logo.one',
  'logo-tinted': 'look.logo.tinted',
  'logo-second': 'look.logo.second',
};

/** Colours from the logo, of the brand, or ready ones, and fonts, on a sample. */
export function LookStep({ website, isChosen, onChange }: LookStepProps) {
  const { theme } = website;
  const group = useId();
  const { logoUrl } = website.config.display;
  const colors = useLogoColors(logoUrl);
  const isLogoLight = useLogoGrounds(logoUrl)?.light === false;
  const [isHeaderDark, setIsHeaderDark] = useState(false);
  const withHeader = (made: Theme) => (isHeaderDark ? withDarkHeader(made) : made);
  const inOwnShapes = (palette: ReadyPalette) => ({
    ...palette,
    theme: withHeader(recolored(theme, palette)),
  });
  const ofLogo = logoThemes(colors, theme.fonts).map(inOwnShapes);
  const brand = useBrandColor(theme);
  const ofColor = brand.palettes.map(({ key, ...palette }) =>
    inOwnShapes({ ...palette, key: `color ${key}` }),
  );
  const ready = READY_PALETTES.map(inOwnShapes);
  const palettes = [...ofLogo, ...ofColor, ...ready];
  const [before, setBefore] = useState<Theme | null>(null);
  const now = completeTheme(theme);
  const own = { key: OWN, theme: withHeader(recolored(theme, { theme: before ?? now })) };
  const isOwnOffered =
    ofLogo.length > 0 &&
    (before !== null || !isChosen) &&
    !ofLogo.some((palette) => isEqual(palette.theme, own.theme));
  const offered = isOwnOffered ? [...ofLogo.slice(0, 1), own, ...ofLogo.slice(1)] : ofLogo;
  const isUnchosen = isOwnOffered && !isChosen;
  const known = isOwnOffered ? [own, ...palettes] : palettes;
  const chosen = isUnchosen ? undefined : known.find((palette) => isEqual(palette.theme, now))?.key;
  const change = (next: Theme) => {
    setBefore(before ?? now);
    onChange({ ...website, theme: next });
  };
  const choose = (key: string) => {
    const palette = known.find((one) => one.key === key);
    if (palette) change(palette.theme);
  };

  return (
    <div className="setup__look">
      <div>
        <p>{setupMessage('look.intro')}</p>
        {isUnchosen && <p className="setup__note">{setupMessage('look.choose')}</p>}
        {isLogoLight && !hasDarkHeader(theme) && (
          <div className="setup__note">
            <p>{setupMessage('look.logo.light')}</p>
            <button
              type="button"
              className="editor-button"
              onClick={() => {
                setIsHeaderDark(true);
                change(withDarkHeader(theme));
              }}
            >
              {setupMessage('look.logo.darkHeader')}
            </button>
          </div>
        )}
        {ofLogo.length > 0 ? (
          <OptionCards
            name={group}
            label={setupMessage(isOwnOffered ? 'look.logo.orOwn' : 'look.logo')}
            value={chosen}
            columns={offered.length === 4 ? 2 : undefined}
            options={offered.map(({ key, theme: palette }) => ({
              value: key,
              label: setupMessage(key === OWN ? 'look.own' : (LOGO_NAMES[key] ?? 'look.logo.one')),
              picture: <ThemeSwatches theme={palette} />,
            }))}
            onChange={choose}
          />
        ) : (
          <p className="editor-help">{setupMessage('look.logo.none')}</p>
        )}
        <BrandColorControl
          label={setupMessage('look.color')}
          words={{
            pick: setupMessage('look.color.pick', { label: setupMessage('look.color') }),
            invalid: (text) => setupMessage('look.color.invalid', { text }),
          }}
          color={brand.color}
          theme={theme}
          onChoose={(color, made) => {
            brand.setColor(color);
            change(withHeader(made));
          }}
        />
        <p className="editor-help">{setupMessage('look.color.help')}</p>
        <OptionCards
          name={group}
          label={setupMessage('look.ofColor')}
          value={chosen}
          options={ofColor.map(({ key, theme: palette }) => ({
            value: key,
            label: setupMessage(key === 'color logo' ? 'look.color.one' : 'look.color.tinted'),
            picture: <ThemeSwatches theme={palette} />,
          }))}
          onChange={choose}
        />
        <OptionCards
          name={group}
          label={setupMessage('look.ready')}
          value={chosen}
          options={ready.map(({ key, name, theme: palette }) => ({
            value: key,
            label: name,
            picture: <ThemeSwatches theme={palette} />,
          }))}
          onChange={choose}
        />
        <OptionCards
          label={setupMessage('look.fonts')}
          value={FONT_PAIRS.find((pair) => isPair(pair, theme.fonts))?.name}
          options={FONT_PAIRS.map((pair) => ({
            value: pair.name,
            label: (
              <span style={{ fontFamily: fontStack(pair.title), fontWeight: pair.titleWeight }}>
                {pair.title === pair.body ? pair.title : `${pair.title}, ${pair.body}`}
              </span>
            ),
          }))}
          onChange={(name) => {
            const pair = FONT_PAIRS.find((one) => one.name === name);
            if (pair) change({ ...theme, fonts: fontsOf(pair) });
          }}
        />
      </div>
      <Sample theme={theme} name={website.config.display.siteName} logo={logoOn(theme, website)} />
    </div>
  );
}

/** What a page looks like in a theme. */
function Sample({ theme, name, logo }: { theme: Theme; name: string; logo: string }) {
  const { header, straps, fonts } = theme;
  const title: CSSProperties = { fontFamily: fontStack(fonts.title.family), fontWeight: fonts.title.weight };
  const button = ({ text, bgColor }: { text: string; bgColor: string }): CSSProperties => ({
    background: bgColor,
    color: text,
  });

  return (
    <div
      className="setup__sample"
      role="img"
      aria-label={setupMessage('look.sample')}
      style={{ fontFamily: fontStack(fonts.body.family), fontWeight: fonts.body.weight }}
    >
      <div className="setup__sample-head" style={{ background: header.bgColor, color: header.titleText }}>
        {logo ? <img src={logo} alt="" /> : <strong style={title}>{name}</strong>}
      </div>
      {(['default', 'alternate', 'feature'] as const).map((key) => {
        const strap = straps[key];

        return (
          <div
            key={key}
            className="setup__sample-strap"
            style={{ background: strap.bgColor, color: strap.text }}
          >
            <span className="setup__sample-title" style={{ ...title, color: strap.titleText }}>
              {setupMessage('look.sample.title')}
            </span>
            <span>{setupMessage('look.sample.text')}</span>
            <span className="setup__sample-link" style={{ color: strap.linkText }}>
              {setupMessage('look.sample.link')}
            </span>
            <span className="setup__row">
              <span className="setup__sample-button" style={button(strap.uiPrimary)}>
                {setupMessage('look.sample.button')}
              </span>
              <span className="setup__sample-button" style={button(strap.uiSecondary)}>
                {setupMessage('look.sample.other')}
              </span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The logo for the ground of the header. */
function logoOn(theme: Theme, { config: { display } }: Website): string {
  return (hasDarkHeader(theme) && display.logoDarkUrl) || display.logoUrl;
}

function isPair({ title, titleWeight, body }: FontPair, fonts: Theme['fonts']): boolean {
  return fonts.title.family === title && fonts.title.weight === titleWeight && fonts.body.family === body;
}

function fontsOf({ title, titleWeight, body }: FontPair): Theme['fonts'] {
  return { title: { ...own(title), weight: titleWeight }, body: own(body) };
}

function own(family: string): FontChoice {
  const font = BUNDLED_FONTS.find((known) => known.family === family);

  return choiceOf(font ?? { family, weights: [400], isBundled: true });
}
