import type { ComponentType } from 'react';
import type { HeroState } from '#domain/page/hero-state.ts';
import { officePhone } from '#domain/site/office-phone.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { SocialIcons } from '../footers/social-icons.tsx';
import './hero-footer.css';

/** A hero with its `footerComponent` below its own template. */
export function withHeroFooter<S extends HeroState, Data>(
  View: ComponentType<StrapViewProps<S, Data>>,
): ComponentType<StrapViewProps<S, Data>> {
  return (props) => (
    <>
      <View {...props} />
      <HeroFooter name={props.state.footerComponent} id={props.id} />
    </>
  );
}

function HeroFooter({ name, id }: { name: HeroState['footerComponent']; id: string }) {
  switch (name) {
    case 'contact':
      return <Contact />;
    case 'social':
      return (
        <div className="hero-footer on-scrim">
          <SocialIcons />
        </div>
      );
    case 'scroll':
      return (
        <div className="hero-footer on-scrim">
          <span id={`${id}-end`} />
          <a className="hero-footer__scroll" href={`#${id}-end`} aria-label={message('hero.scroll')}>
            <Icon name="chevron-down" size={28} />
          </a>
        </div>
      );
    default:
      return null;
  }
}

function Contact() {
  const { office } = useSite().website.config;
  const phone = officePhone(office);
  if (!phone && !office.email) return null;

  return (
    <address className="hero-footer on-scrim">
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {office.email && (
        <a href={`mailto:${office.email}`}>
          <Icon name="mail" />
          {office.email}
        </a>
      )}
    </address>
  );
}
