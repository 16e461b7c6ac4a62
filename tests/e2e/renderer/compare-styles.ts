import type { Page } from 'playwright/test'

/** What a rule of another order or a second insertion would change, apart from sizes, which contents change. */
const compared = [
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'line-height',
  'display',
  'position',
  'padding-top',
  'padding-left',
  'margin-top',
  'margin-left',
  'border-top-width',
  'border-left-color',
  'row-gap',
  'box-shadow',
]

/** Notes the styles of every element of the islands as soon as the page is parsed, before its scripts run. */
export const noteStaticStyles = (page: Page): Promise<unknown> =>
  page.addInitScript((names) => {
    const readStyles = (element: Element) => {
      // As declared: a margin of `auto` is `auto`, whatever its place gives it.
      const style = element.computedStyleMap()
      return names.map((name) => `${name}: ${String(style.get(name))}`)
    }
    const readAttributes = (element: Element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ')
    const note = (element: Element) => ({
      element,
      attributes: readAttributes(element),
      styles: readStyles(element),
    })
    let noted: ReturnType<typeof note>[] = []
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        noted = [...document.querySelectorAll('[data-island] *')].map((element) => note(element))
    })
    /** Of elements that are what they were, as are those around them. */
    const compareStyles = () => {
      const changed = new Set(
        noted.filter(({ element, attributes }) => readAttributes(element) !== attributes).map(({ element }) => element),
      )
      const isChanged = (element: Element | null): boolean =>
        element !== null && (changed.has(element) || isChanged(element.parentElement))
      const same = noted.filter(({ element }) => element.isConnected && !isChanged(element))
      const differences = same.flatMap(({ element, styles }) => {
        const now = readStyles(element)
        return styles.flatMap((was, at) => (was === now[at] ? [] : [`${element.className}: ${was}; ${now[at]}`]))
      })
      return { same: same.length, differences }
    }
    Object.assign(window, { compareStyles })
  }, compared)

export const compareStyles = (page: Page): Promise<{ same: number; differences: string[] }> =>
  page.evaluate(() => (Reflect.get(window, 'compareStyles') as () => { same: number; differences: string[] })())

/** Classes that Emotion inserted though the page's own style element has their rules. */
export const listInsertedTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ofPage = new Set(document.querySelector('style[data-rules]')?.getAttribute('data-rules')?.split(' '))
    const inserted = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) => [
      ...(sheet?.cssRules ?? []),
    ])
    const names = inserted.flatMap(({ cssText }) =>
      [...cssText.matchAll(/\.fc-([\w-]+)/g)].map(([, name = '']) => name),
    )
    return names.filter((name) => ofPage.has(name))
  })
