import { useId } from 'react';
import { useSitePages } from '../../site/navigation/use-site-pages.ts';
import { TextControl } from '../control-field.tsx';

type LinkUrlControlProps = { label: string; value: string | undefined; onChange: (value: string) => void };

/** A URL input with the pages of the site as suggestions. */
export function LinkUrlControl(props: LinkUrlControlProps) {
  const pages = useSitePages();
  const id = useId();

  return (
    <>
      <TextControl {...props} suggestions={pages.length > 0 ? id : undefined} />
      {pages.length > 0 && (
        <datalist id={id}>
          {pages.map(({ path, name }) => (
            <option key={path} value={path} label={name} />
          ))}
        </datalist>
      )}
    </>
  );
}
