import spriteUrl from 'virtual:icon-sprite';
import type { IconName } from './icon-names.ts';
import './icon.css';

type IconProps = {
  /** A name of `icon-names.ts`; another one (an old page may hold it) draws nothing. */
  name: IconName | (string & {});
  /** Edge length; the text's size when left out. */
  size?: number | string;
  /** What the icon says to people who do not see it; without it the icon is decoration. */
  label?: string;
  className?: string;
};

/** One icon of the shared sprite: no JavaScript per icon. */
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
