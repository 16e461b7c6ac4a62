import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { blockBySlug } from '../../index.ts'
import { type FixtureName, loadFixtures } from './load-folder.ts'
import { prepareFixture } from './prepare-fixture.tsx'

interface FixtureHtml {
  slug: string
  name: FixtureName
  html: string
}

/**
 * Hydrates the server's HTML like an island and unmounts it; returns React's hydration errors. Modules are loaded again after the browser
 * globals exist, so blocks are looked up by name: earlier definitions have a different identity.
 */
export async function hydrateFixture({ slug, name, html }: FixtureHtml): Promise<string[]> {
  const repairs: string[] = []
  const block = blockBySlug(slug)
  if (!block) return [`The block "${slug}" is gone.`]
  const { element } = await prepareFixture(block, (await loadFixtures(slug))[name], blockBySlug)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const root = await act(() =>
    Promise.resolve(hydrateRoot(container, element, { onRecoverableError: (error) => repairs.push(String(error)) })),
  )
  await act(() => Promise.resolve(root.unmount()))
  container.remove()
  return repairs
}
