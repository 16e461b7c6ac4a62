import { type CanvasCommand, canvasCommand, type CanvasEvent } from '#schemas/page/canvas-messages.ts'

export interface AdminLink {
  send: (event: CanvasEvent) => void
  /** Calls `handle` for each command of the admin. What comes from elsewhere or does not parse is dropped. */
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
        const command = canvasCommand.safeParse(data)
        if (command.success) handle(command.data)
      })
    },
  }
}
