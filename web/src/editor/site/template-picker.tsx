import { useId } from 'react';
import type { Header } from '#domain/site/website.ts';
import { editorMessage } from '../messages.ts';
import { changeTemplate } from './change-template.ts';
import { TemplatePicture } from './template-picture.tsx';
import { type TemplatePlace, useTemplates } from './use-template.ts';
import './template-picker.css';

type TemplatePickerProps = { place: TemplatePlace; value: Header; onChange: (template: Header) => void };

/** The designs of a header or footer as small pictures; what is in it stays when another one is chosen. */
export function TemplatePicker({ place, value, onChange }: TemplatePickerProps) {
  const templates = useTemplates(place);
  const group = useId();

  return (
    <fieldset className="editor-group template-picker">
      <legend className="editor-label">{editorMessage('site.template')}</legend>
      <div className="template-picker__choices">
        {templates.map((template) => (
          <label key={template.name} className="template-picker__choice" title={template.description}>
            <input
              type="radio"
              name={group}
              value={template.name}
              checked={template.name === value.name}
              onChange={() => onChange(changeTemplate(value, template))}
            />
            <TemplatePicture name={template.name} />
            <span>{template.label}</span>
          </label>
        ))}
      </div>
      <p className="editor-help">{editorMessage('site.template.help')}</p>
    </fieldset>
  );
}
