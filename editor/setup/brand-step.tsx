import { useId, useState } from 'react';
import { FILE_TYPES } from '#domain/files/site-file.ts';
import type { Website } from '#domain/site/website.ts';
import { messageOfError } from '../api/api-error.ts';
import { ControlField } from '../fields/control-field.tsx';
import { uploadFile } from '../media/upload-file.ts';
import { FileButton } from '../ui/file-button.tsx';
import { setupMessage } from './messages.ts';

type BrandStepProps = { website: Website; problem: string; onChange: (website: Website) => void };

const PICTURES = FILE_TYPES.filter(({ kind }) => kind === 'image').map(({ type }) => type);

/** Name, logo and office. */
export function BrandStep({ website, problem, onChange }: BrandStepProps) {
  const { config } = website;
  const { siteName } = config.display;
  const problemId = useId();
  const display = (change: Partial<Website['config']['display']>) =>
    onChange({ ...website, config: { ...config, display: { ...config.display, ...change } } });
  const office = (change: Partial<Website['config']['office']>) =>
    onChange({ ...website, config: { ...config, office: { ...config.office, ...change } } });

  return (
    <>
      <p>{setupMessage('brand.intro')}</p>
      <ControlField label={setupMessage('brand.name')}>
        {({ id }) => (
          <input
            id={id}
            className="editor-input"
            autoComplete="organization"
            maxLength={200}
            value={siteName}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem ? problemId : undefined}
            onChange={(event) => display({ siteName: event.target.value })}
          />
        )}
      </ControlField>
      {problem && (
        <p id={problemId} className="editor-error" role="alert">
          {problem}
        </p>
      )}
      <Logo
        label={setupMessage('brand.logo')}
        help={setupMessage('brand.logo.help')}
        url={config.display.logoUrl}
        onChange={(logoUrl) => display({ logoUrl })}
      />
      {config.display.logoUrl && (
        <Logo
          label={setupMessage('brand.logoDark')}
          help={setupMessage('brand.logoDark.help')}
          url={config.display.logoDarkUrl}
          isOnDark
          onChange={(logoDarkUrl) => display({ logoDarkUrl })}
        />
      )}
      <ControlField label={setupMessage('brand.phone')}>
        {({ id }) => (
          <input
            id={id}
            className="editor-input"
            type="tel"
            autoComplete="tel"
            maxLength={300}
            value={config.office.phone}
            onChange={(event) => office({ phone: event.target.value })}
          />
        )}
      </ControlField>
      <ControlField label={setupMessage('brand.address')}>
        {({ id }) => (
          <input
            id={id}
            className="editor-input"
            autoComplete="street-address"
            maxLength={300}
            value={config.office.address}
            onChange={(event) => office({ address: event.target.value })}
          />
        )}
      </ControlField>
    </>
  );
}

type LogoProps = {
  label: string;
  help: string;
  url: string;
  /** Previewed on a dark ground. */
  isOnDark?: boolean;
  onChange: (url: string) => void;
};

/** A logo, uploaded at once; it is on the site when the step is saved. */
function Logo({ label, help, url, isOnDark = false, onChange }: LogoProps) {
  const [uploading, setUploading] = useState('');
  const [problem, setProblem] = useState('');
  const upload = async (file: File) => {
    setProblem('');
    setUploading(file.name);
    try {
      onChange((await uploadFile(file)).url);
    } catch (error) {
      setProblem(messageOfError(error));
    }
    setUploading('');
  };

  return (
    <fieldset className="editor-group setup__logo">
      <legend className="editor-label">{label}</legend>
      {url && (
        <img
          className={`setup__logo-picture${isOnDark ? ' is-on-dark' : ''}`}
          src={url}
          alt={setupMessage('brand.logo.preview')}
        />
      )}
      <div className="setup__row">
        <FileButton
          text={setupMessage(url ? 'brand.logo.replace' : 'brand.logo.choose')}
          label={label}
          accept={PICTURES}
          onChoose={([file]) => void upload(file)}
        />
        {url && (
          <button type="button" className="editor-button" onClick={() => onChange('')}>
            {setupMessage('brand.logo.remove')}
          </button>
        )}
      </div>
      <p className="editor-help">{help}</p>
      <p role="status">{uploading && setupMessage('brand.logo.busy', { name: uploading })}</p>
      {problem && (
        <p className="editor-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
