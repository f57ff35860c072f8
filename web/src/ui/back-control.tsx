import type { MouseEvent } from 'react';
import { message } from '../messages.ts';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';
import './back-control.css';

/** Goes back in the history; links to `href` on the first page and without JavaScript. */
export function BackControl({ href }: { href: string }) {
  return (
    <SiteLink className="back-control" href={href} aria-label={message('mobile.back')} onClick={goBack}>
      <Icon name="arrow-left" size={22} />
    </SiteLink>
  );
}

function goBack(event: MouseEvent): void {
  if (window.history.length <= 1) return;
  event.preventDefault();
  window.history.back();
}
