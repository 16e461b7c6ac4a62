import { rulesAttribute } from '#blocks/_ui/style/class-cache.ts'
import type { CanvasAnswer } from './canvas-answer.ts'

/** Adds style rules that the page lacks. A constructed style sheet is allowed by the page's security policy. */
export function pageRules(): (rules: CanvasAnswer['rules']) => void {
  const names = document.querySelector(`style[${rulesAttribute}]`)?.getAttribute(rulesAttribute) ?? ''
  const written = new Set(names.split(' '))
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let text = ''
  return (rules) => {
    const missing = rules.filter(([name]) => !written.has(name))
    if (missing.length === 0) return
    for (const [name] of missing) written.add(name)
    text += missing.map(([, rule]) => rule).join('')
    sheet.replaceSync(text)
  }
}
