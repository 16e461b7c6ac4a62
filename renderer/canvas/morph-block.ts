import { Idiomorph } from 'idiomorph'

/** Gives a static block new markup. Slots are filled afterwards; what somebody types into a form or has opened stays. */
export function morphBlock(old: HTMLElement, fresh: HTMLElement): void {
  const callbacks = {
    beforeNodeMorphed: (node: Node) =>
      !(node instanceof HTMLElement && node !== old && node.matches('[data-slot-name]')),
    beforeAttributeUpdated: (name: string, { tagName }: Element) => name !== 'open' || tagName !== 'DETAILS',
  }
  // A promise only where a document's head is morphed.
  void Idiomorph.morph(old, fresh, { morphStyle: 'outerHTML', ignoreActiveValue: true, callbacks })
}
