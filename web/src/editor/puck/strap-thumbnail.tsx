import { Icon } from '../../ui/icon.tsx';

/** What a strap is about at a glance, by the words of its key. */
const PICTURES: readonly [RegExp, string][] = [
  [/map/, 'map'],
  [/search/, 'search'],
  [/text-image|image-aside|about/, 'layers'],
  [/image|gallery|mosaic/, 'image'],
  [/icons/, 'star'],
  [/tiles|columned|columns/, 'layout-grid'],
  [/listing|feed/, 'house'],
  [/team|agent|roster/, 'users'],
  [/video/, 'video'],
  [/blog|news/, 'newspaper'],
  [/quote|testimonial/, 'message-circle'],
  [/form|contact/, 'mail'],
  [/html/, 'pencil'],
  [/text/, 'file-text'],
];

export function StrapThumbnail({ name }: { name: string }) {
  const icon = PICTURES.find(([words]) => words.test(name))?.[1] ?? 'square';

  return (
    <span className="editor-picker__thumbnail" aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
