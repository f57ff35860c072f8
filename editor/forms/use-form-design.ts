import { useRef, useState } from 'react';
import type { CaptchaUse } from '#domain/contact/form.ts';
import { isEqual } from '#domain/json/is-equal.ts';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import type { FieldDraft } from './field-editor.tsx';
import { EMPTY_FIELD, newFields, type UnkeyedField, withNames } from './form-fields.ts';
import {
  EditorDeleteFormDocument,
  EditorSaveFormDocument,
  type FormDesign_DesignFragment,
} from './forms.generated.ts';

type Draft = { name: string; captcha: CaptchaUse; fields: FieldDraft[] };
export type FormDesignInput = {
  /** Null for a new form. */
  design: FormDesign_DesignFragment | null;
  onChanged: (isChanged: boolean) => void;
  onSaved: (id: string) => void;
  /** `isBack`: every site has a form of this id, and it is as it was. */
  onDeleted: (isBack: boolean) => void;
};

/** A form as it is edited, and storing or deleting it over the revision that was loaded. */
export function useFormDesign({ design, onChanged, onSaved, onDeleted }: FormDesignInput) {
  const lastKey = useRef(0);
  const keyed = (field: UnkeyedField): FieldDraft => {
    lastKey.current += 1;
    return { ...field, key: lastKey.current };
  };
  const [first] = useState<Draft>(() => ({
    name: design?.name ?? '',
    captcha: design?.captcha ?? 'doubt',
    fields: design ? design.fields.map(keyed) : newFields().map(keyed),
  }));
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConflict, setIsConflict] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const change = (made: Partial<Draft>) => {
    const next = { ...draft, ...made };
    setDraft(next);
    setProblem(null);
    onChanged(!isEqual(next, first));
  };

  return {
    draft,
    problem,
    isConflict,
    isBusy,
    change,
    addField: () => change({ fields: [...draft.fields, keyed(EMPTY_FIELD)] }),

    async save(): Promise<void> {
      if (isBusy) return;
      setIsBusy(true);
      try {
        const fields = withNames(draft.fields).map(({ key: _, ...field }) => field);
        const input = {
          id: design?.id ?? null,
          revision: design?.revision ?? null,
          name: draft.name,
          captcha: draft.captcha,
          fields,
        };
        const { result } = await request(EditorSaveFormDocument, { input });
        if ('form' in result) return onSaved(result.form.id);
        if ('currentRevision' in result) setIsConflict(true);
        else setProblem(nameProblem(result, draft.fields));
      } catch (error) {
        setProblem(sentenceOfError(error));
      }
      setIsBusy(false);
    },

    async remove(): Promise<void> {
      if (!design?.revision) return;
      try {
        const { id, revision, isStock } = design;
        const { result } = await request(EditorDeleteFormDocument, { id, revision });
        if ('id' in result) return onDeleted(isStock);
        if ('currentRevision' in result) setIsConflict(true);
        else setProblem(result.message);
      } catch (error) {
        setProblem(sentenceOfError(error));
      }
    },
  };
}

/** With the field that it is about, by its label or number. */
function nameProblem(
  { message, field }: { message: string; field: string | null },
  fields: readonly FieldDraft[],
) {
  const [, index] = /fields\.(\d+)/.exec(field ?? '') ?? [];
  if (index === undefined) return message;
  const label =
    fields[Number(index)]?.label.trim() || editorMessage('forms.field', { number: Number(index) + 1 });

  return `${label}: ${message}`;
}
