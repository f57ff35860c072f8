import { WebhookSection } from '../webhook/webhook-section.tsx';
import { editorMessage } from '../../messages.ts';
import type { SiteFormProps } from '../template/template-form.tsx';
import { useMay } from '../../use-may.ts';
import { INTEGRATION_FIELDS } from './website-fields.ts';
import { SiteSection } from './site-section.tsx';
import { WebsiteFields } from './website-form.tsx';

/** The external services of a site. */
export function IntegrationsSection(props: SiteFormProps) {
  const mayIntegrate = useMay('integrations');

  return (
    <>
      {INTEGRATION_FIELDS.map(({ title, fields, isTechnical = false }) => {
        const form = (
          <div className="site-fields is-dense">
            <WebsiteFields fields={fields} {...props} />
          </div>
        );
        if (isTechnical) {
          return (
            <div key={title} className="site-integrations">
              <SiteSection title={editorMessage(title)}>{form}</SiteSection>
            </div>
          );
        }

        return (
          <fieldset key={title} className="editor-group site-integrations">
            <legend className="editor-label">{editorMessage(title)}</legend>
            {form}
          </fieldset>
        );
      })}
      {mayIntegrate && <WebhookSection />}
    </>
  );
}
