import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { socialLinks } from '#web/src/site/social-links.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { Html } from '../kit/html.tsx';
import type { LatestSocialState } from './parts.ts';
import './view.css';

export function LatestSocialView({ state, isEditing }: StrapViewProps<LatestSocialState>) {
  const { display, social } = useSite().website.config;
  const links = state.showLinks ? socialLinks(social) : [];
  if (!isEditing && links.length === 0 && state.embed.html === '') return null;

  return (
    <div className="strap-latest-social__body">
      <Heading part={state.title} />
      {isEditing && state.embed.html === '' ? (
        <EmptyPart icon="file-pen" opens="embed">
          {message('social.embed')}
        </EmptyPart>
      ) : (
        <Html part={state.embed} isEditing={isEditing} />
      )}
      {links.length > 0 && (
        <ul
          className="strap-latest-social__links"
          aria-label={message('social.label', { siteName: display.siteName })}
        >
          {links.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="me noopener">
                {name}
                <Icon name="external-link" size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isEditing && state.showLinks && links.length === 0 && (
        <EmptyPart icon="link">{message('social.empty')}</EmptyPart>
      )}
    </div>
  );
}
