import { getListText, type ListText, type ListTexts, listTexts } from '@outrank/shared/documents/list';
import { findTextProblem } from '@outrank/shared/text/readable';
import type { Dispatch } from 'react';
import { Field } from '#ui/form/Field.tsx';
import type { EditorAction } from './editorReducer.ts';

type Props = {
  text: ListText;
  content: ListTexts;
  /** In place of what is wrong with the letters. */
  error?: string | undefined;
  dispatch: Dispatch<EditorAction>;
};

/** The field of one of a list's texts, as its declaration says. */
export function ListTextField({ text, content, error, dispatch }: Props) {
  const { label, max, rows } = listTexts[text];
  const value = getListText(content, text);
  return (
    <Field
      label={label}
      {...(rows > 1 && { isMultiline: true, rows })}
      value={value}
      onChange={(typed) => dispatch({ type: 'written', text, typed })}
      maxLength={max}
      error={error ?? findTextProblem(value)}
    />
  );
}
