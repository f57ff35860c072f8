import { STRAP_THEMES } from '#domain/page/page.ts';
import { completeTheme } from '#domain/theme/complete-theme.ts';
import { fontStack } from '#domain/theme/fonts.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { editorMessage } from '../../messages.ts';
import { ThemeSwatches } from './theme-swatches.tsx';
import './theme-preview.css';

/** A theme on sample text: its three palettes, its buttons, its fonts and its shapes. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const { title, body } = theme.fonts;
  const { corners, cards, cardPhotos } = completeTheme(theme).shapes;

  return (
    <div className="theme-preview">
      <p className="theme-preview__fonts">
        <ThemeSwatches theme={theme} />
        {editorMessage('theme.fonts.pair', { title: title.family, body: body.family })}
        {'. '}
        {editorMessage('theme.shapes.summary', {
          corners: editorMessage(`theme.shapes.corners.${corners}`),
          cards: editorMessage(`theme.shapes.cards.${cards}`),
          photos: editorMessage(`theme.shapes.cardPhotos.${cardPhotos}`),
        })}
      </p>
      {STRAP_THEMES.map((name) => {
        const { bgColor, text, titleText, linkText, uiPrimary } = theme.straps[name];

        return (
          <div key={name} className="theme-preview__palette" style={{ background: bgColor, color: text }}>
            <p style={{ color: titleText, fontFamily: fontStack(title.family), fontWeight: title.weight }}>
              {editorMessage(`style.theme.${name}`)}
            </p>
            <p style={{ fontFamily: fontStack(body.family), fontWeight: body.weight }}>
              {editorMessage('theme.preview.text')}{' '}
              <span style={{ color: linkText, textDecoration: 'underline' }}>
                {editorMessage('theme.preview.link')}
              </span>
            </p>
            <span
              className="theme-preview__button"
              style={{ background: uiPrimary.bgColor, color: uiPrimary.text }}
            >
              {editorMessage('theme.preview.button')}
            </span>
          </div>
        );
      })}
    </div>
  );
}
