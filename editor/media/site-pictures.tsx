import { useCallback, useEffect, useState } from 'react';
import { withoutFocus } from '#domain/files/image-focus.ts';
import { STARTER } from '#web/strap-plugins/kit/starter-pictures.ts';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { smallImage } from './file-facts.ts';
import { fileName } from './file-name.ts';
import { EditorSitePicturesDocument } from './files.generated.ts';

type Picture = { url: string; altText: string };
type Chosen = Picture & { name: string };
type GridProps = { chosen: readonly { url: string }[]; onToggle: (picture: Chosen) => void };

/** Pictures of the product, which every site has. */
export const STARTER_PICTURES: readonly Picture[] = Object.values(STARTER).map(({ imageUrl, altText }) => ({
  url: imageUrl,
  altText,
}));

/** The pictures that pages, settings and team of the site use, wherever they come from. */
export function SitePictures(props: GridProps) {
  const [pictures, setPictures] = useState<readonly Picture[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    request(EditorSitePicturesDocument, {}).then(
      ({ sitePictures }) => setPictures(sitePictures),
      (error: unknown) => setProblem(sentenceOfError(error)),
    );
  }, []);
  useEffect(load, [load]);

  if (problem) return <LoadFailure message={problem} onRetry={load} />;
  if (!pictures) return <p role="status">{editorMessage('field.options.loading')}</p>;
  if (pictures.length === 0) return <p className="editor-help">{editorMessage('upload.site.none')}</p>;

  return <PictureGrid pictures={pictures} {...props} />;
}

/** Pictures to choose, known by their description. */
export function PictureGrid({ pictures, chosen, onToggle }: GridProps & { pictures: readonly Picture[] }) {
  return (
    <ul className="media-grid media-choice__pictures">
      {pictures.map(({ url, altText }) => {
        const name = fileName(withoutFocus(url));

        return (
          <li key={url}>
            <button
              type="button"
              className="media-grid__file"
              aria-pressed={chosen.some((one) => one.url === url)}
              onClick={() => onToggle({ url, altText, name })}
            >
              <img src={smallImage(url)} alt="" width={160} height={120} loading="lazy" />
              <span className="media-grid__name">{altText || name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
