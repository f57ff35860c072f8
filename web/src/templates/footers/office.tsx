import { officePhone } from '#domain/site/office-phone.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import './office.css';

/** Name, street address, phone and email of the office, as far as they are known. */
export function Office({ isNamed = false }: { /** The name of the site stands above. */ isNamed?: boolean }) {
  const { display, office } = useSite().website.config;
  const name = isNamed && office.officeName === display.siteName ? '' : office.officeName;
  const city = [
    office.city,
    [office.provinceCode || office.province, office.postalCode].filter(Boolean).join(' '),
  ];
  const lines = [name, office.address, city.filter(Boolean).join(', ')].filter(Boolean);
  const phone = officePhone(office);

  return (
    <address className="office">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {office.email && <a href={`mailto:${office.email}`}>{office.email}</a>}
    </address>
  );
}
