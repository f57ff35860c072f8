import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';

/** Pictures of the product's own straps, made by `npm run pictures`. */
const OWN = import.meta.glob<string>('/web/strap-plugins/*/picture.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What a strap looks like; lines in place of words for one that brings no picture. */
export function StrapPicture({ strap }: { strap: AnyStrap }) {
  const url = strap.picture ?? OWN[`/web/strap-plugins/${strap.name.replace(/^strap-/, '')}/picture.webp`];

  return (
    <span className="editor-picker__picture">
      {url ? (
        <img src={url} alt="" width={400} height={250} loading="lazy" decoding="async" />
      ) : (
        <svg viewBox="0 0 80 50" aria-hidden="true">
          <rect x="20" y="12" width="40" height="5" rx="1.5" />
          <rect className="is-faint" x="12" y="23" width="56" height="3" rx="1" />
          <rect className="is-faint" x="12" y="29" width="56" height="3" rx="1" />
          <rect className="is-faint" x="22" y="35" width="36" height="3" rx="1" />
        </svg>
      )}
    </span>
  );
}
