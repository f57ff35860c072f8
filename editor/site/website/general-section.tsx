import { useId, useState } from 'react';
import { editorMessage } from '../../messages.ts';
import { SearchSetupControl } from '../../search-setup/search-setup-control.tsx';
import { TabList, tabId, tabPanelId } from '../../ui/tab-list.tsx';
import { JavascriptControl, type PendingTrial } from './javascript-control.tsx';
import { valueAt, withValue } from '../json-path.ts';
import type { SiteFormProps } from '../template/template-form.tsx';
import {
  CODE_FIELDS,
  DISPLAY_FIELDS,
  FORMER_SOCIAL_FIELDS,
  OFFICE_FIELDS,
  SETUP_FIELDS,
  SOCIAL_FIELDS,
  TECHNICAL_FIELDS,
  type WebsiteField,
} from './website-fields.ts';
import { SiteSection } from './site-section.tsx';
import { WebsiteFields } from './website-form.tsx';

const TABS = ['display', 'setup', 'office', 'social', 'advanced'] as const;
type Tab = (typeof TABS)[number];

const FIELDS: Record<Tab, readonly WebsiteField[]> = {
  display: DISPLAY_FIELDS,
  setup: SETUP_FIELDS,
  office: OFFICE_FIELDS,
  social: SOCIAL_FIELDS,
  advanced: CODE_FIELDS,
};

type GeneralSectionProps = SiteFormProps & { onTrial: (trial: PendingTrial) => void };

/** The site's names, logos and office. */
export function GeneralSection({ parts, onChange, onTrial }: GeneralSectionProps) {
  const id = useId();
  const [tab, setTab] = useState<Tab>('display');
  const { website } = parts;
  const { setup } = website.config;
  const fields =
    tab === 'social'
      ? [...SOCIAL_FIELDS, ...FORMER_SOCIAL_FIELDS.filter(({ path }) => valueAt(website, path))]
      : FIELDS[tab];
  const set = (key: 'javascript' | 'search') => (value: unknown) =>
    onChange('website', withValue(website, `config.setup.${key}`, value));

  return (
    <>
      <TabList
        id={id}
        label={editorMessage('site.section.general')}
        tabs={TABS.map((key) => ({ key, label: editorMessage(`site.tab.${key}`) }))}
        selected={tab}
        onSelect={setTab}
      />
      <div role="tabpanel" id={tabPanelId(id, tab)} aria-labelledby={tabId(id, tab)}>
        <div className={`site-fields${tab === 'office' || tab === 'social' ? ' is-dense' : ''}`} key={tab}>
          {tab === 'advanced' && <p className="editor-help">{editorMessage('site.advanced.help')}</p>}
          <WebsiteFields fields={fields} parts={parts} onChange={onChange} />
          {tab === 'setup' && (
            <SiteSection title={editorMessage('site.technical')}>
              <div className="site-fields">
                <p className="editor-help">{editorMessage('site.technical.help')}</p>
                <WebsiteFields fields={TECHNICAL_FIELDS} parts={parts} onChange={onChange} />
              </div>
            </SiteSection>
          )}
          {tab === 'advanced' && (
            <>
              <JavascriptControl value={setup.javascript} onChange={set('javascript')} onTrial={onTrial} />
              <SearchSetupControl value={setup.search} onChange={set('search')} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
