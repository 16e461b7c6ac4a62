import type { CanvasCommand, CanvasEvent } from '#schemas/page/canvas-messages.ts'

export interface AdminLink {
  send: (event: CanvasEvent) => void
  /** Calls `handle` for each command of the admin. What comes from elsewhere or is none is dropped. */
  listen: (handle: (command: CanvasCommand) => void) => void
}

/** The admin that frames this page; null outside a frame. */
export function openAdminLink(): AdminLink | null {
  const admin = document.querySelector<HTMLScriptElement>('script[data-admin]')?.dataset['admin']
  if (!admin || window.parent === window) return null
  return {
    send: (event) => window.parent.postMessage(event, admin),
    listen: (handle) => {
      window.addEventListener('message', ({ origin, source, data }) => {
        if (origin !== admin || source !== window.parent) return
        if (isCommand(data)) handle(data)
      })
    },
  }
}

/** Its name is enough: it comes from the admin of the same release, and what is unknown is ignored. */
const isCommand = (data: unknown): data is CanvasCommand =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  typeof data.type === 'string' &&
  data.type.startsWith('canvas:')
