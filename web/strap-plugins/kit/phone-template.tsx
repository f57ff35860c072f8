import type { PhoneSearch, PhoneSearchFooter, PhoneSearchHeader } from '#web/src/search/phone-search.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { loadedStrap } from './registry.ts';
import './phone-template.css';

/** A phone header or footer with its data, in the manner of the site's header; renders nothing until its code is loaded. */
export function PhoneTemplate({ name, data }: { name: string; data: unknown }) {
  const template = loadedStrap(name);
  const { header } = useSite();

  return (
    template && (
      <div className={`phone-template ${name} as-${header.name}`}>
        <template.View id={name} state={template.defaultState} data={data} isEditing={false} />
      </div>
    )
  );
}

/** Keys of the search's phone templates, for definitions of straps that use them. */
export const PHONE_SEARCH_TEMPLATES = ['header-mobile-search', 'footer-mobile-search'] as const;

export const PHONE_SEARCH: PhoneSearch = {
  Header: ({ data }: { data: PhoneSearchHeader }) => (
    <PhoneTemplate name={PHONE_SEARCH_TEMPLATES[0]} data={data} />
  ),
  Footer: ({ data }: { data: PhoneSearchFooter }) => (
    <PhoneTemplate name={PHONE_SEARCH_TEMPLATES[1]} data={data} />
  ),
};
