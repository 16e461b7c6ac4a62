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
 * Takes up the server's HTML as an island does and lets it go again; returns what React had to repair. Loaded again once there is a browser,
 * so it finds blocks by their names: a definition of before would not be the same one.
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
