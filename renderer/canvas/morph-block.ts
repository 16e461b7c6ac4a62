import { Idiomorph } from 'idiomorph'

/** Gives a static block new markup. Slots are filled afterwards; what somebody types into a form or has opened stays. */
export function morphBlock(old: HTMLElement, fresh: HTMLElement): void {
  const callbacks = {
    beforeNodeMorphed: (node: Node) =>
      !(node instanceof HTMLElement && node !== old && node.matches('[data-slot-name]')),
    beforeAttributeUpdated: (name: string, { tagName }: Element) => name !== 'open' || tagName !== 'DETAILS',
  }
  // What is typed into a field stays. Of any other focused element, such as a link, Idiomorph would keep the old content too.
  const ignoreActiveValue = document.activeElement?.matches('input, textarea, select') ?? false
  // A promise only where a document's head is morphed.
  void Idiomorph.morph(old, fresh, { morphStyle: 'outerHTML', ignoreActiveValue, callbacks })
}
