import { serializeStyles, type CSSObject } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'

export const classPrefix = 'fc'

export interface Sheet {
  /** On the server the text of every rule by class name. */
  readonly rules: Map<string, string>
  /** In the browser the page's one style element. */
  readonly element: HTMLStyleElement | null
  /** Classes whose rules are in it, those that came with the page first. */
  readonly written: Set<string>
}

export function openSheet(): Sheet {
  const element = import.meta.env.SSR ? null : pageStyle()
  const names = element?.dataset['emotion']?.split(' ').slice(1) ?? []
  return { rules: new Map(), element, written: new Set(names.map(classOf)) }
}

/** Emotion names the class and stylis writes its rules; Emotion's own cache would be more script than what it does here. */
export function insertRule({ rules, element, written }: Sheet, css: CSSObject): string {
  const { name, styles } = serializeStyles([css])
  const className = classOf(name)
  if (written.has(className)) return className
  written.add(className)
  const all = compile(`.${className}{${styles}}`)
  if (import.meta.env.SSR) rules.set(className, serialize(all, stringify))
  else for (const rule of all) append(element, serialize([rule], stringify))
  return className
}

const classOf = (name: string) => `${classPrefix}-${name}`

const pageStyle = () => document.querySelector<HTMLStyleElement>(`style[data-emotion^="${classPrefix} "]`)

/** By CSSOM, and to the element that the page's Content-Security-Policy admits by its hash: another one would be refused. */
function append(element: HTMLStyleElement | null, rule: string): void {
  const sheet = element?.sheet
  if (sheet && rule) sheet.insertRule(rule, sheet.cssRules.length)
}
