/** A page opened for printing opens the print dialog itself, once its pictures are loaded; its button is for repeating that. */
export function printAtOnce(): void {
  if (!document.querySelector('[data-tool=print][data-at-once]')) return
  if (document.readyState === 'complete') window.print()
  else window.addEventListener('load', () => window.print(), { once: true })
}
