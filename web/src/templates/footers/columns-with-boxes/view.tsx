import { lazy, Suspense } from 'react';
import type { ListingSourceQuery } from '#web/src/data/source.generated.ts';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { Heading } from '#web/strap-plugins/kit/heading.tsx';
import { ImagePartView } from '#web/strap-plugins/kit/image-part-view.tsx';
import type { Rendered } from '#web/strap-plugins/kit/rendered.ts';
import { RichText } from '#web/strap-plugins/kit/rich-text.tsx';
import { FooterColumns } from '../footer-columns.tsx';
import { LegalLine } from '../legal-line.tsx';
import type { FooterBox, FooterColumnsWithBoxesState } from './parts.ts';
import '../map-of-office.css';
import '../newsletter-field.css';
import './view.css';

/** Few footers have a map or the newsletter. */
const MapOfOffice = lazy(() =>
  import('../map-of-office.tsx').then((module) => ({ default: module.MapOfOffice })),
);
const NewsletterField = lazy(() =>
  import('../newsletter-field.tsx').then((module) => ({ default: module.NewsletterField })),
);

export function FooterColumnsWithBoxesView({
  state,
  data,
  isEditing,
}: StrapViewProps<FooterColumnsWithBoxesState, ListingSourceQuery>) {
  const boxes = state.boxes.filter(isFilled);

  return (
    <div className="footer-columns-with-boxes__body">
      {(boxes.length > 0 || state.map) && (
        <ul className="footer-columns-with-boxes__boxes">
          {boxes.map(({ title, text, image }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no id and may be equal.
            <li key={index} className="footer-columns-with-boxes__box">
              <ImagePartView
                className="footer-columns-with-boxes__image"
                part={image}
                sizes="(width > 48rem) 24rem, 100vw"
                width={480}
                height={270}
                isEditing={isEditing}
              />
              <div className="footer-columns-with-boxes__words">
                <Heading part={title} />
                <RichText part={text} />
              </div>
            </li>
          ))}
          {state.map && (
            <li className="footer-columns-with-boxes__box footer-columns-with-boxes__map">
              <Suspense>
                <MapOfOffice position={state.map} />
              </Suspense>
            </li>
          )}
        </ul>
      )}
      {state.newsletter.trim() !== '' && (
        <div className="footer-columns-with-boxes__newsletter">
          <Suspense>
            <NewsletterField title={state.newsletter} />
          </Suspense>
        </div>
      )}
      <FooterColumns className="footer-columns-with-boxes__columns" state={state} />
      <LegalLine source={data?.source ?? null} />
    </div>
  );
}

const isFilled = ({ title, text, image }: Rendered<FooterBox>) =>
  [title?.html, text?.html, image?.imageUrl].some(Boolean);
