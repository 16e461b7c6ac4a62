import { afterAll, afterEach, expect, test } from 'vitest'
import { openBrowser } from '../../_kit/contract/open-browser.ts'

const browser = openBrowser()
const { act, useState } = await import('react')
const { createRoot } = await import('react-dom/client')
const { default: FullPage } = await import('./full-page.tsx')

// jsdom opens no dialogs: https://github.com/jsdom/jsdom/issues/3294
Object.assign(browser.window.HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new browser.window.Event('close'))
  },
})

function Opener() {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <button onClick={() => setOpen(true)}>Fullscreen</button>
  return (
    <FullPage label="Pictures" onClose={() => setOpen(false)}>
      <ul tabIndex={-1} />
    </FullPage>
  )
}

const host = document.body.appendChild(document.createElement('div'))
const root = createRoot(host)
afterEach(() => act(async () => root.unmount()))
afterAll(() => browser.close())

const page = document.documentElement
const press = () => act(async () => document.querySelector('button')?.click())

test('the page does not scroll while fullscreen is open, and scrolls again as before (vehicles §4, Scroll lock)', async () => {
  page.style.overflow = 'clip'
  await act(async () => root.render(<Opener />))
  expect(page.style.overflow).toBe('clip')
  await press()
  expect(document.querySelector('dialog')?.open).toBe(true)
  expect(page.style.overflow).toBe('hidden')
  await press()
  expect(document.querySelector('dialog')).toBeNull()
  expect(page.style.overflow).toBe('clip')
})
