import { lazy, Suspense } from 'react';
import { STRAP_THEMES } from '#domain/page/page.ts';
import type { Header } from '#domain/site/website.ts';
import type { SiteParts } from '../../editing/site-parts.ts';
import { ChoiceControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { LinkListControl } from '../navigation/link-list-control.tsx';
import { NavControl } from '../navigation/nav-control.tsx';
import { HeaderColors } from '../theme/header-colors.tsx';
import { SiteSection } from '../website/site-section.tsx';
import { BRAND_FIELDS, CONTACT_FIELDS } from '../website/website-fields.ts';
import { WebsiteFields } from '../website/website-form.tsx';
import { TemplatePicker } from './template-picker.tsx';
import type { TemplatePlace } from './use-template.ts';

// Lazy, as the fields of a template import Puck.
const OwnFields = lazy(() => import('./own-fields.tsx').then((module) => ({ default: module.OwnFields })));

export type SiteFormProps = {
  parts: SiteParts;
  onChange: <Part extends keyof SiteParts>(part: Part, value: SiteParts[Part]) => void;
};

/** Settings of the header or the footer: template, content and colours. */
export function TemplateForm({ place, parts, onChange }: SiteFormProps & { place: TemplatePlace }) {
  const template = parts[place];
  const put = (changed: Header) => onChange(place, changed);
  const setState = (change: Partial<Header['state']>) =>
    put({ ...template, state: { ...template.state, ...change } });

  return (
    <>
      <TemplatePicker place={place} value={template} onChange={put} />
      {place === 'header' && (
        <SiteSection title={editorMessage('site.brand')}>
          <WebsiteFields fields={BRAND_FIELDS} parts={parts} onChange={onChange} />
        </SiteSection>
      )}
      <SiteSection title={editorMessage(`site.${place}.content`)} isOpen>
        <NavControl
          label={editorMessage('site.nav')}
          value={template.nav}
          onChange={(nav) => put({ ...template, nav })}
        />
        {(['linkList1', 'linkList2'] as const).map((list) => (
          <LinkListControl
            key={list}
            label={editorMessage(`site.${place}.${list}`)}
            value={template.state[list] ?? []}
            onChange={(links) => setState({ [list]: links })}
          />
        ))}
        <Suspense fallback={null}>
          <OwnFields template={template} onChange={put} />
        </Suspense>
      </SiteSection>
      <SiteSection title={editorMessage('site.contact')}>
        <p className="editor-help">{editorMessage('site.contact.help')}</p>
        <WebsiteFields fields={CONTACT_FIELDS} parts={parts} onChange={onChange} />
      </SiteSection>
      <SiteSection title={editorMessage('site.colors')}>
        <ChoiceControl
          label={editorMessage('style.theme')}
          value={template.config?.style?.theme ?? 'default'}
          options={STRAP_THEMES.map((theme) => ({
            value: theme,
            label: editorMessage(
              place === 'header' && theme === 'default' ? 'site.colors.header' : `style.theme.${theme}`,
            ),
          }))}
          onChange={(theme) => put({ ...template, config: { ...template.config, style: { theme } } })}
        />
        {place === 'header' && <HeaderColors parts={parts} onChange={onChange} />}
      </SiteSection>
    </>
  );
}
