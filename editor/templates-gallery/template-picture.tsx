import { useState } from 'react';
import { templatePicturePath } from '#domain/site/template-path.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { TemplateSkeleton } from './template-skeleton.tsx';
import './templates-gallery.css';

type TemplatePictureProps = { id: string; title: string; path: string; label: string; hint: string };

/** A template with the facts of the site as a live picture, which opens at full size in a new tab. */
export function TemplatePicture({ id, title, path, label, hint }: TemplatePictureProps) {
  const [isLoaded, setIsLoaded] = useState(false);

  return (
    <a className="templates-gallery__picture" href={path} target="_blank" rel="noopener" aria-label={label}>
      {!isLoaded && <TemplateSkeleton id={id} title={title} />}
      {/* Without scripts the server's page is complete, and seven of them take little time. */}
      <iframe
        src={templatePicturePath(path)}
        title={title}
        loading="lazy"
        sandbox="allow-same-origin"
        tabIndex={-1}
        aria-hidden="true"
        inert
        className={isLoaded ? undefined : 'is-waiting'}
        onLoad={() => setIsLoaded(true)}
      />
      <span className="templates-gallery__open">
        <Icon name="maximize" />
        {hint}
      </span>
    </a>
  );
}
