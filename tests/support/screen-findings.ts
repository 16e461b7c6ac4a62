import { axeFindings } from './axe-findings.ts'
import type { Page } from './browser-test.ts'

/** Parts that Payload draws whole, and whose names and roles are Payload's to give. */
const ofPayload = [
  '.doc-tabs',
  '.rich-text-lexical',
  '.live-preview-toolbar',
  '#live-preview-iframe',
  '.fc-canvas-frame',
]

/** Findings of the two worst kinds in what is ours. */
export const seriousFindings = (page: Page): Promise<string[]> =>
  axeFindings(page, { without: ofPayload, impacts: ['serious', 'critical'] })

const phone = { width: 390, height: 844 }

/** What axe finds serious on a screen of the admin as it stands, in light colours, and in dark ones on a phone, which it must not overflow. */
export async function screenFindings(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  const light = await seriousFindings(page)
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
  await page.setViewportSize(phone)
  await setTheme(page, 'dark')
  const dark = await seriousFindings(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await setTheme(page, theme)
  if (size) await page.setViewportSize(size)
  const overflow = width > phone.width ? [`It is ${width} pixels wide on a phone of ${phone.width}.`] : []
  return [...light, ...dark.map((finding) => `On a phone in dark colours: ${finding}`), ...overflow]
}

/** Colours that still change would be judged as they pass by. */
const setTheme = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  }, theme)
