import type { Header } from '#domain/site/website.ts';
import { editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { changeTemplate } from './change-template.ts';
import { TemplatePicture } from './template-picture.tsx';
import { type TemplatePlace, useTemplates } from './use-template.ts';
import './template-picker.css';

type TemplatePickerProps = { place: TemplatePlace; value: Header; onChange: (template: Header) => void };

/** The templates of a header or footer as thumbnails; choosing another preserves the content. */
export function TemplatePicker({ place, value, onChange }: TemplatePickerProps) {
  const templates = useTemplates(place);

  return (
    <div className="template-picker">
      <OptionCards
        label={editorMessage('site.template')}
        value={value.name}
        options={templates.map(({ name, label, description }) => ({
          value: name,
          label,
          help: description,
          picture: <TemplatePicture name={name} />,
        }))}
        onChange={(name) => {
          const template = templates.find((one) => one.name === name);
          if (template) onChange(changeTemplate(value, template));
        }}
      />
      <p className="editor-help">{editorMessage('site.template.help')}</p>
    </div>
  );
}
