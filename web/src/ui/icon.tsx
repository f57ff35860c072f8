import spriteUrl from 'virtual:icon-sprite';
import type { IconName } from './icon-names.ts';
import './icon.css';

type IconProps = {
  /** A name of `icon-names.ts`; unknown names, as in old pages, render nothing. */
  name: IconName | (string & {});
  /** Edge length; the font size by default. */
  size?: number | string;
  /** Accessible name; decorative without it. */
  label?: string;
  className?: string;
};

/** One icon of the shared sprite, without JavaScript per icon. */
export function Icon({ name, size, label, className }: IconProps) {
  const props = {
    className: className ? `icon ${className}` : 'icon',
    style: size === undefined ? undefined : { inlineSize: size, blockSize: size },
    viewBox: '0 0 24 24',
  };
  const shape = <use href={`${spriteUrl}#${name}`} />;

  return label ? (
    <svg {...props} role="img" aria-label={label}>
      {shape}
    </svg>
  ) : (
    <svg {...props} aria-hidden="true">
      {shape}
    </svg>
  );
}
