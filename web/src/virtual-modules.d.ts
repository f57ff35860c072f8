declare module 'virtual:icon-sprite' {
  /** Address of the sprite made by web/vite/icon-sprite.ts. */
  const url: string;
  export default url;
}
