import { useState } from 'react';
import { ChoiceControl, TextControl } from '../../fields/control-field.tsx';
import { LinkActionControl } from '../../fields/links/link-action-control.tsx';
import { editorMessage } from '../../messages.ts';
import { hrefOf, TARGET_KINDS, type TargetKind, targetKind, typedPart } from './link-target.ts';
import { useSitePages } from './use-site-pages.ts';

type Target = { href: string; action?: string };
type LinkTargetControlProps = {
  target: Target;
  /** Whether the link may open a modal instead of a URL. */
  hasActions?: boolean;
  onChange: (target: Target) => void;
};

/** The target of a link: a page of the site by name, a typed URL, or a modal. */
export function LinkTargetControl({ target, hasActions = false, onChange: put }: LinkTargetControlProps) {
  const { href, action = '' } = target;
  const onChange = (next: string) => put({ href: next, action: '' });
  const pages = useSitePages();
  const known = new Set(pages.map(({ path }) => path));
  const [chosen, setChosen] = useState<TargetKind | 'action' | null>(null);
  const kind = chosen ?? (hasActions && !href && action ? 'action' : targetKind(href, known));
  const kinds = hasActions ? [...TARGET_KINDS, 'action' as const] : TARGET_KINDS;

  const choose = (next: TargetKind | 'action') => {
    setChosen(next);
    // A URL would win over the action.
    if (next === 'action') put({ href: '', action: action || 'sign-in' });
    if (next === 'page') onChange(known.has(href) ? href : (pages[0]?.path ?? '/'));
  };

  return (
    <>
      <ChoiceControl
        label={editorMessage('site.target.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: editorMessage(`site.target.${value}`) }))}
        onChange={choose}
      />
      {kind === 'action' ? (
        <LinkActionControl value={action} onChange={(next) => put({ href: '', action: next })} />
      ) : kind === 'page' ? (
        <ChoiceControl
          label={editorMessage('site.target.page')}
          value={href}
          options={pages.map(({ path, name }) => ({ value: path, label: `${name} (${path})` }))}
          onChange={onChange}
        />
      ) : (
        <TextControl
          key={kind}
          label={editorMessage(`site.target.${kind}`)}
          value={typedPart(kind, href)}
          onChange={(typed) => onChange(hrefOf(kind, typed))}
        />
      )}
    </>
  );
}
