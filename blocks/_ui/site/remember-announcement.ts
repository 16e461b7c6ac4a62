const key = 'fc-dismissed'

/** In the browser: hides an announcement that was dismissed before, and remembers when it is. A new text shows again. */
export function rememberAnnouncement(root: ParentNode, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const checkbox = root.querySelector<HTMLInputElement>('input[data-dismisses]')
  if (!checkbox) return
  const text = checkbox.dataset['dismisses'] ?? ''
  checkbox.checked = storage.getItem(key) === text
  checkbox.addEventListener('change', () => storage.setItem(key, text))
}
