import type { StrapConfig } from '#domain/page/page.ts';
import { editorMessage } from '../messages.ts';
import { EFFECTS } from './panels/effects-panel.tsx';
import type { SettingsPanel } from './settings-outline.ts';
import type { DrawnAlign } from './use-drawn-align.ts';

const VIDEO_NAMES = { mp4Url: 'MP4', webmUrl: 'WebM', oggUrl: 'Ogg' } as const;

/** A short summary of a panel's settings. */
export function panelSummary(
  panel: SettingsPanel,
  { hidden, outerClasses, innerClasses, style }: StrapConfig,
  drawnAlign: DrawnAlign | null = null,
): string {
  const { bgImage, bgVideo } = style;
  const none = editorMessage('settings.none');
  const onOff = (isOn: boolean) => editorMessage(isOn ? 'settings.on' : 'settings.off');

  switch (panel) {
    case 'colors':
      return editorMessage(`style.theme.${style.theme}`);
    case 'text':
      return editorMessage(`style.align.${drawnAlign?.shown ?? style.textAlign}`);
    case 'divider':
      return onOff(style.rule);
    case 'size': {
      const { width, height, above, below } = style.frame;
      const chosen = [
        width !== 'auto' && editorMessage(`settings.frame.width.${width}`),
        height !== 'auto' && editorMessage(`settings.frame.height.${height}`),
        (above !== 'auto' || below !== 'auto') && editorMessage('settings.frame.space'),
      ];
      return chosen.filter(Boolean).join(', ') || editorMessage('settings.frame.auto');
    }
    case 'shapes': {
      const { columns, pictures, buttons } = style.frame;
      const chosen = [
        columns > 0 && editorMessage('settings.frame.columns.summary', { columns }),
        pictures !== 'auto' && editorMessage(`settings.frame.pictures.${pictures}`),
        buttons !== 'auto' && editorMessage(`settings.frame.buttons.${buttons}`),
      ];
      return chosen.filter(Boolean).join(', ') || editorMessage('settings.frame.auto');
    }
    case 'visibility':
      return editorMessage(hidden ? 'settings.visibility.hidden' : 'settings.visibility.shown');
    case 'images':
      return bgImage.imageUrls.length > 0 ? String(bgImage.imageUrls.length) : none;
    case 'effects': {
      const on = EFFECTS.filter((effect) => bgImage[effect]);
      return on.map((effect) => editorMessage(`settings.effect.${effect}`)).join(', ') || none;
    }
    case 'transition':
      return editorMessage('settings.transition.summary', {
        style: editorMessage(`settings.transition.style.${bgImage.transitionStyle}`),
        seconds: bgImage.transitionInterval,
      });
    case 'video': {
      const kinds = Object.entries(VIDEO_NAMES) as [keyof typeof bgVideo, string][];
      return (
        kinds
          .filter(([kind]) => bgVideo[kind] !== '')
          .map(([, name]) => name)
          .join(', ') || none
      );
    }
    case 'overlay':
      if (style.overlayStyle === 'scrim') return editorMessage('settings.overlay.style.scrim');
      return editorMessage('settings.overlay.summary', {
        style: editorMessage(`settings.overlay.style.${style.overlayStyle}`),
        percent: style.overlayAlpha,
      });
    case 'outer':
      return outerClasses || none;
    case 'inner':
      return innerClasses || none;
  }
}
