import { formAddressId } from '#domain/contact/form.ts';

type Embed = { formsHost: string; formID: string };

/** The script that puts a form where it stands: `{forms host}/{spaceID}/embed/{formID}.js`; null without a host or form. */
export function embedScript({ formsHost, formID }: Embed, spaceId: string): string | null {
  const host = URL.parse(formsHost.trim());
  const id = formAddressId(formID.trim());
  if (host?.protocol !== 'https:' || !id) return null;
  const root = host.pathname.replace(/\/+$/, '');

  return `${host.origin}${root}/${encodeURIComponent(spaceId)}/embed/${encodeURIComponent(id)}.js`;
}

/** Nothing in an address that was built above can end the attribute. */
export function embedMarkup(script: string): string {
  return `<script src="${script.replaceAll('&', '&amp;').replaceAll('"', '%22')}"></script>`;
}
