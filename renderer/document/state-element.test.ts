import { expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { aPage } from '#blocks/_kit/samples/render-block.tsx'
import type { PageState } from '../page/page-state.ts'
import { stateElement } from './state-element.ts'

const stateOf = (html: string): unknown => JSON.parse(/>(.*)<\/script>$/s.exec(html)?.[1] ?? '')

test('the browser reads the state as it was, page after page of a site', () => {
  const site = aSite({ name: 'Kauri </script><b>Motors</b>' })
  const states: PageState[] = ['/', '/cars'].map((path) => ({ site, page: aPage({ path }), islands: [], queries: [] }))
  for (const state of states) {
    const html = stateElement(state)
    expect(stateOf(html)).toEqual(structuredClone(state))
    expect(html.match(/<\/script>|<b>/g)).toEqual(['</script>'])
  }
})
