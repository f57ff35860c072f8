import type { SocialNetwork } from '#domain/site/website.ts';

const NAMES: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  twitter: 'Twitter',
  flickr: 'Flickr',
  foursquare: 'Foursquare',
  googleplus: 'Google+',
  rss: 'RSS',
};

export type SocialLink = { network: SocialNetwork; name: string; url: string };

/** The networks a website has a URL for, with their names. */
export function socialLinks(social: Partial<Record<SocialNetwork, string>>): SocialLink[] {
  return Object.entries(NAMES).flatMap(([network, name]) => {
    const url = social[network as SocialNetwork];

    return url && /^https?:\/\//.test(url) ? [{ network: network as SocialNetwork, name, url }] : [];
  });
}
