import { publishToast } from './toast-store.ts'
import { ToastRegion } from './toast-region.tsx'

let region: Promise<void> | undefined

/** Says what just happened, one thing at a time: a new one takes the place of the old. For event handlers in the browser. */
export function showToast(text: string): void {
  region ??= openRegion()
  void region.then(() => publishToast(text))
}

/** One region a page, whichever island speaks first. It must be there before words come into it, or they are not read out. */
async function openRegion(): Promise<void> {
  const { createRoot } = await import('react-dom/client')
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(<ToastRegion />)
  await new Promise((resolve) => setTimeout(resolve, 50))
}
