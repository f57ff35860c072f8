import type { CSSProperties } from 'react';
import { designPalette } from '#domain/theme/design-palette.ts';
import './template-skeleton.css';

/** The outline of a home page in the colours of a design, until its live picture is loaded. */
export function TemplateSkeleton({ id, title }: { id: string; title: string }) {
  const palette = designPalette(id);
  // A dark design begins dark.
  const hero = palette?.straps[palette.dark ? 'alternate' : 'feature'];
  const colors = palette && {
    '--sketch-header': palette.header.bgColor,
    '--sketch-header-text': palette.header.titleText,
    '--sketch-hero': hero?.bgColor,
    '--sketch-hero-title': hero?.titleText,
    '--sketch-hero-button': hero?.uiPrimary.bgColor,
    '--sketch-page': palette.straps.default.bgColor,
    '--sketch-text': palette.straps.default.titleText,
    '--sketch-card': palette.straps.alternate.bgColor,
    '--sketch-accent': palette.straps.default.accentColor,
  };

  return (
    <span className="template-skeleton" aria-hidden="true" style={colors as CSSProperties}>
      <span className="template-skeleton__header">
        <span className="template-skeleton__line is-name" />
        <span className="template-skeleton__line" />
        <span className="template-skeleton__line" />
        <span className="template-skeleton__line" />
      </span>
      <span className="template-skeleton__hero">
        <span className="template-skeleton__title">{title}</span>
        <span className="template-skeleton__line is-words" />
        <span className="template-skeleton__button" />
      </span>
      <span className="template-skeleton__page">
        <span className="template-skeleton__line is-heading" />
        <span className="template-skeleton__cards">
          <span />
          <span />
          <span />
        </span>
      </span>
    </span>
  );
}
