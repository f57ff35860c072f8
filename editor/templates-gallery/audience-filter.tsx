import { useState } from 'react';
import { TEMPLATE_AUDIENCES, type TemplateAudience } from '#domain/site/template-audiences.ts';
import { ChoiceButtons } from '../ui/choice-buttons.tsx';
import type { ListedTemplate } from './use-templates.ts';
import './templates-gallery.css';

export type Audience = TemplateAudience | 'all';

type AudienceFilterProps = {
  label: string;
  nameOf: (audience: Audience) => string;
  chosen: Audience;
  onChoose: (audience: Audience) => void;
};

/** Designs by whom they are for. */
export function AudienceFilter({ label, nameOf, chosen, onChoose }: AudienceFilterProps) {
  return (
    <ChoiceButtons
      className="templates-gallery__choice"
      label={label}
      choices={(['all', ...TEMPLATE_AUDIENCES] as const).map((name) => ({ name, label: nameOf(name) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** The designs for the chosen audience. */
export function useAudience(templates: readonly ListedTemplate[], first: Audience = 'all') {
  const [chosen, onChoose] = useState(first);

  return {
    chosen,
    onChoose,
    shown: templates.filter(({ suits }) => chosen === 'all' || suits.includes(chosen)),
  };
}

/** Whom a design is for, in one line. */
export function audienceLine({ suits }: ListedTemplate, nameOf: (audience: Audience) => string): string {
  return suits.map(nameOf).join(' · ');
}
