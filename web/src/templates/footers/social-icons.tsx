import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { socialLinks } from '#web/src/site/social-links.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import './social-icons.css';

/** The networks of the website's settings, each with icon and name. */
export function SocialIcons() {
  const { display, social } = useSite().website.config;
  const links = socialLinks(social);
  if (links.length === 0) return null;

  return (
    <ul className="social-icons" aria-label={message('social.label', { siteName: display.siteName })}>
      {links.map(({ network, name, url }) => (
        <li key={network}>
          <a href={url} rel="me noopener" title={name}>
            <Icon name={`social-${network}`} />
            <span className="visually-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Whether the website has any. */
export function useHasSocial(): boolean {
  return socialLinks(useSite().website.config.social).length > 0;
}
