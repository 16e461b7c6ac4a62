/** Resolves once the page is visible: a prerendered page may never be opened. */
export const whenShown = (): Promise<unknown> =>
  'prerendering' in document && document.prerendering === true
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : Promise.resolve()
