declare module 'virtual:icon-sprite' {
  /** Address of the sprite made by web/vite/icon-sprite.ts. */
  const url: string;
  export default url;
}

declare module 'virtual:strap-packages' {
  import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';

  /** Straps of the packages in strapwork.config.ts by their keys, made by web/vite/strap-packages.ts. */
  const packages: Record<string, { source: string; load: () => Promise<{ default: AnyStrap }> }>;
  export default packages;
}
