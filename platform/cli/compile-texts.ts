import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** One catalogue: keys in camelCase, texts in ICU message syntax. */
export type TextCatalogue = Readonly<Record<string, string>>

export interface CatalogueToCompile {
  /** BCP 47 tag for plural rules and number format, such as en-AU. */
  language: string
  texts: TextCatalogue
  /** Import specifier of `selectPlural` in the compiled module. */
  pluralImport: string
}

/** A text that fails to compile. The message contains key and reason. */
export class TextProblem extends Error {
  override name = 'TextProblem'
}

/**
 * Compiles a catalogue to a module with one export per text: a constant, or a function of the text's arguments. Bundlers drop what a page does not use.
 * Arguments: `{name}` is inserted as it is, `{count, number}` is formatted, `{count, plural, ...}` and `{kind, select, ...}` choose a form.
 */
export function compileTexts({ language, texts, pluralImport }: CatalogueToCompile): string {
  const exports = Object.entries(texts).map(([key, text]) => compileText(key, text, language))
  const needsPlural = exports.some((line) => line.includes('selectPlural('))
  return [
    '// Compiled from texts.json by npm run generate. Do not edit.',
    ...(needsPlural ? [`import { selectPlural } from '${pluralImport}'`] : []),
    '',
    ...exports,
    '',
  ].join('\n')
}

function compileText(key: string, text: string, language: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(key)) throw new TextProblem(`${key}: a key is written in camelCase.`)
  const elements = readText(key, text)
  const compiler = new TextCompiler(key, language)
  const template = compiler.compile(elements)
  if (compiler.arguments.size === 0)
    return `export const ${key} = ${quote(elements.map((each) => (each.type === TYPE.literal ? each.value : '')).join(''))}`
  const names = [...compiler.arguments.keys()].join(', ')
  const types = [...compiler.arguments].map(([name, type]) => `${name}: ${type}`).join('; ')
  return `export const ${key} = ({ ${names} }: { ${types} }) => ${template}`
}

function readText(key: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true })
  } catch (error) {
    throw new TextProblem(`${key}: ${error instanceof Error ? error.message : String(error)} in "${text}".`)
  }
}

class TextCompiler {
  readonly arguments = new Map<string, 'string | number' | 'number' | 'string'>()
  readonly #key: string
  readonly #language: string

  constructor(key: string, language: string) {
    this.#key = key
    this.#language = language
  }

  /** A template literal of the elements. `counted` is the argument of `#`. */
  compile(elements: readonly MessageFormatElement[], counted = ''): string {
    return `\`${elements.map((element) => this.#compileElement(element, counted)).join('')}\``
  }

  #compileElement(element: MessageFormatElement, counted: string): string {
    switch (element.type) {
      case TYPE.literal:
        return element.value.replaceAll(/[\\`]|\$\{/g, '\\$&')
      case TYPE.argument:
        if (!this.arguments.has(element.value)) this.arguments.set(element.value, 'string | number')
        return `\${${element.value}}`
      case TYPE.pound:
        return this.#formatNumber(counted)
      case TYPE.number:
        this.arguments.set(element.value, 'number')
        return this.#formatNumber(element.value)
      case TYPE.plural:
        this.arguments.set(element.value, 'number')
        return `\${selectPlural('${this.#language}', ${element.value}, ${this.#compileForms(element.options, element.value)})}`
      case TYPE.select: {
        this.arguments.set(element.value, 'string')
        const forms = this.#compileForms(element.options, counted)
        return `\${(${forms} as Readonly<Record<string, string>>)[${element.value}] ?? ${this.compile(element.options['other']?.value ?? [], counted)}}`
      }
      default:
        throw new TextProblem(`${this.#key}: dates, times and tags are not supported; pass them as an argument.`)
    }
  }

  #compileForms(options: Readonly<Record<string, { value: MessageFormatElement[] }>>, counted: string): string {
    const forms = Object.entries(options).map(
      ([form, { value }]) => `${/^[a-z]+$/.test(form) ? form : quote(form)}: ${this.compile(value, counted)}`,
    )
    return `{ ${forms.join(', ')} }`
  }

  #formatNumber(argument: string): string {
    return `\${${argument}.toLocaleString('${this.#language}')}`
  }
}

const quote = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
