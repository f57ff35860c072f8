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

/** The networks a website has an address of, by their own names. */
export function socialLinks(social: Partial<Record<SocialNetwork, string>>): { name: string; url: string }[] {
  return Object.entries(NAMES).flatMap(([network, name]) => {
    const url = social[network as SocialNetwork];

    return url && /^https?:\/\//.test(url) ? [{ name, url }] : [];
  });
}
