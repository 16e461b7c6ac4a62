/** A page that was opened to be printed asks for the printer itself, once its pictures are there; its button is for a second time. */
export function printAtOnce(): void {
  if (!document.querySelector('[data-tool=print][data-at-once]')) return
  if (document.readyState === 'complete') window.print()
  else window.addEventListener('load', () => window.print(), { once: true })
}
