/** HTML that holds no unescaped text of a user. Only `html` makes it. */
export type Html = { readonly html: string };

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

type Value = string | number | Html | readonly Html[];

function toMarkup(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
}

/** A template whose values are escaped, for text and for attributes in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.reduce((all, part, index) => `${all}${toMarkup(values[index - 1] ?? '')}${part}`) };
}
