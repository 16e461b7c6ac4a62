/** Forms of a text by plural category, or by an exact number such as `=0`. */
export type PluralForms = Readonly<Record<string, string>> & { readonly other: string }

const rules = new Map<string, Intl.PluralRules>()

/** Chooses the form for a number by the plural rules of a language. Compiled texts call it. */
export function selectPlural(language: string, count: number, forms: PluralForms): string {
  let known = rules.get(language)
  if (!known) {
    known = new Intl.PluralRules(language)
    rules.set(language, known)
  }
  return forms[`=${count}`] ?? forms[known.select(count)] ?? forms.other
}
