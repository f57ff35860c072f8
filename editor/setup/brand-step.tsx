import { useId } from 'react';
import type { Website } from '#domain/site/website.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { ControlField } from '../fields/control-field.tsx';
import { groundsOf, useLogoGrounds } from './logo-grounds.ts';
import { licenceHelp } from './messages/licence-help.ts';
import { setupMessage } from './messages.ts';
import { PictureUpload } from './picture-upload.tsx';
import { OwnBiography } from './profile/own-biography.tsx';
import { OwnPortrait } from './profile/own-portrait.tsx';
import type { OwnProfile } from './profile/use-own-profile.ts';

type BrandStepProps = {
  website: Website;
  profile: OwnProfile;
  /** The public address of the site. */
  address: string;
  problem: string;
  /** What is entered while a picture is uploaded stays. */
  onChange: (change: (website: Website) => Website) => void;
};

/** Name and logo, which every design shows, who sets the site up, and the facts of the office. */
export function BrandStep({ website, profile, address, problem, onChange }: BrandStepProps) {
  const { space } = useSite();
  const { config } = website;
  const { siteName } = config.display;
  const problemId = useId();
  const logo = { preview: setupMessage('brand.logo.preview'), remove: setupMessage('brand.logo.remove') };
  const { logoUrl, logoDarkUrl } = config.display;
  const grounds = useLogoGrounds(logoUrl);
  const isLight = logoUrl !== '' && grounds?.light === false;
  /**
   * One that can be seen on dark grounds is the logo for them too, so that no plate is put below it. It stays that when a darker
   * one is chosen in place of a light one.
   */
  const takeLogo = async (url: string) => {
    const isForDark = url !== '' && (await groundsOf(url))?.dark === true;
    const own = logoDarkUrl === logoUrl && !(isLight && url) ? '' : logoDarkUrl;
    display({ logoUrl: url, logoDarkUrl: isForDark ? url : own });
  };
  const display = (change: Partial<Website['config']['display']>) =>
    onChange(({ config, ...mine }) => ({
      ...mine,
      config: { ...config, display: { ...config.display, ...change } },
    }));
  const office = (change: Partial<Website['config']['office']>) =>
    onChange(({ config, ...mine }) => ({
      ...mine,
      config: { ...config, office: { ...config.office, ...change } },
    }));

  return (
    <>
      <p className="setup__note setup__where">
        {setupMessage('brand.live')}{' '}
        <a href={address} target="_blank" rel="noopener">
          {address}
        </a>
        . {setupMessage('brand.rule')}
      </p>
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
      <PictureUpload
        {...logo}
        label={setupMessage('brand.logo')}
        help={setupMessage('brand.logo.help')}
        url={logoUrl}
        onChange={takeLogo}
      />
      {isLight && <p className="setup__note">{setupMessage('brand.logo.light')}</p>}
      {logoUrl && (
        <details className="setup__more">
          <summary>{setupMessage('brand.logoDark')}</summary>
          <PictureUpload
            {...logo}
            label={setupMessage('brand.logoDark')}
            help={setupMessage('brand.logoDark.help')}
            url={logoDarkUrl}
            look="on-dark"
            onChange={(url) => display({ logoDarkUrl: url })}
          />
        </details>
      )}
      {profile.member && (
        <>
          <h4>{setupMessage('brand.you')}</h4>
          <OwnPortrait profile={profile} />
          <OwnBiography profile={profile} />
        </>
      )}
      <h4>{setupMessage('brand.office')}</h4>
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
      <ControlField label={setupMessage('brand.licence')} help={setupMessage(licenceHelp(space.locale))}>
        {({ id, describedBy }) => (
          <input
            id={id}
            className="editor-input"
            autoComplete="off"
            maxLength={300}
            aria-describedby={describedBy}
            value={config.office.licence}
            onChange={(event) => office({ licence: event.target.value })}
          />
        )}
      </ControlField>
    </>
  );
}
