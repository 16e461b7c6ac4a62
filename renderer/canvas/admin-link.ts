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

const types = {
  'canvas:show': true,
  'canvas:select': true,
  'canvas:hover': true,
  'canvas:drag': true,
  'canvas:indicate': true,
  'canvas:token': true,
  'canvas:follow': true,
  'canvas:focus': true,
  'canvas:set-link': true,
  'canvas:start': true,
} satisfies Record<CanvasCommand['type'], true>

/** Its type is enough: it comes from the admin of the same release. */
const isCommand = (data: unknown): data is CanvasCommand =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  typeof data.type === 'string' &&
  Object.hasOwn(types, data.type)
