import type { Frame, Page } from 'playwright'

interface TypingTarget {
  /** The page's canvas. */
  url: string
  /** Place of the block to type in. */
  block: number
}

interface Paint {
  text: string
  /** Milliseconds since the epoch. */
  at: number
}

const words = 'The quick brown fox jumps over the lazy dog. '.repeat(5).slice(0, 200)
/** Milliseconds between keys of a quick typist. */
const betweenKeys = 120

/** Milliseconds from each key in a text of the panel to the frame of the page that shows it. */
export async function measureTyping(page: Page, { url, block }: TypingTarget): Promise<number[]> {
  // What a machine under load needs to open the page is not measured.
  page.setDefaultTimeout(180_000)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('canvas-shown').length > 0)
  await page.locator('.fc-canvas-row[aria-level="1"]').nth(block).click()
  const field = page.locator(`#field-layout__${block}__text`)
  await field.fill('')
  const frame = findFrame(page)
  await frame.evaluate(watchBlock, block)
  await page.evaluate(watchKeys)
  await field.focus()
  for (const key of words) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(betweenKeys)
  }
  await frame.waitForFunction(
    (all) => (Reflect.get(window, 'paints') as Paint[]).at(-1)?.text.includes(all),
    words.trim(),
  )
  const pressed = await page.evaluate(() => Reflect.get(window, 'pressed') as number[])
  const paints = await frame.evaluate(() => Reflect.get(window, 'paints') as Paint[])
  return pressed.flatMap((at, index) => {
    // A blank at the end is shown with the next letter.
    const typed = words.slice(0, index + 1)
    const shown = typed.endsWith(' ') ? undefined : paints.find(({ text }) => text.includes(typed))
    return shown ? [shown.at - at] : []
  })
}

function findFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().includes('/_preview?'))
  if (!frame) throw new Error('The canvas shows no page.')
  return frame
}

/** Runs in the admin. */
function watchKeys(): void {
  const pressed: number[] = []
  Object.assign(window, { pressed })
  document.addEventListener('keydown', ({ timeStamp }) => pressed.push(performance.timeOrigin + timeStamp), true)
}

/** Runs in the frame: notes when another text of the block is on the screen. */
function watchBlock(block: number): void {
  const paints: Paint[] = []
  let seen = ''
  Object.assign(window, { paints })
  const read = () => document.querySelectorAll('main > [data-block-id]')[block]?.textContent ?? ''
  new MutationObserver(() => {
    const text = read()
    if (text === seen) return
    seen = text
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => paints.push({ text, at: performance.timeOrigin + performance.now() }))
      port1.start()
      port2.postMessage(null)
    })
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
