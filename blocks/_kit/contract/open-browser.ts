import { JSDOM, VirtualConsole } from 'jsdom'

class InertObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

/** Node's own versions of these are not accepted by jsdom's elements. */
const replaced = ['AbortController', 'AbortSignal', 'CustomEvent', 'Event', 'EventTarget', 'navigator'] as const

/**
 * Provides browser globals to modules loaded from now on, until `close` is called. jsdom has no layout: observers never fire, no media
 * query matches, nothing scrolls.
 */
export function openBrowser(): { window: JSDOM['window']; close: () => void } {
  const { window } = new JSDOM('<!doctype html><html lang="en"><head><title>Block</title></head><body></body></html>', {
    url: 'http://coastline-kia.localhost:3000/',
    pretendToBeVisual: true,
    runScripts: 'outside-only',
    virtualConsole: consoleOfErrors(),
  })
  addMissingParts(window)
  const before = Object.getOwnPropertyDescriptors(globalThis)
  const names = [...Object.getOwnPropertyNames(window).filter((name) => !(name in before)), ...replaced, 'window']
  for (const name of names) {
    Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true, writable: true })
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  return {
    window,
    close: () => {
      for (const name of [...names, 'IS_REACT_ACT_ENVIRONMENT']) Reflect.deleteProperty(globalThis, name)
      for (const name of replaced) Object.defineProperty(globalThis, name, Reflect.get(before, name))
      window.close()
    },
  }
}

/** axe uses features that jsdom lacks, which jsdom reports; all other window errors fail. */
function consoleOfErrors(): VirtualConsole {
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error) => {
    // oxlint-disable-next-line no-console -- the contract counts the lines of the console
    if (!('type' in error) || error.type !== 'not-implemented') console.error(error)
  })
  return virtualConsole
}

function addMissingParts(window: JSDOM['window']): void {
  const matchMedia = (media: string) =>
    Object.assign(new window.EventTarget(), { media, matches: false, onchange: null })
  Object.assign(window, { IntersectionObserver: InertObserver, ResizeObserver: InertObserver, matchMedia })
  const stand = () => {}
  Object.assign(window, { scrollTo: stand, scrollBy: stand })
  Object.assign(window.Element.prototype, { scrollTo: stand, scrollBy: stand, scrollIntoView: stand })
}
