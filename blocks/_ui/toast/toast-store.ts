export interface Toast {
  id: number
  text: string
}

let current: Toast | null = null
const listeners = new Set<() => void>()

export function publishToast(text: string): void {
  change({ id: (current?.id ?? 0) + 1, text })
}

export function dismissToast(): void {
  change(null)
}

export function currentToast(): Toast | null {
  return current
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}
