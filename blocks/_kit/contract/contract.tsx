import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { blockBySlug, blocks, payloadBlocks, validateLayout } from '../../index.ts'
import type { BlockDefinition } from '../define-block.ts'
import { readProps } from '../props.ts'
import { axeViolations } from './axe-violations.ts'
import { recordConsoleLines } from './console-lines.ts'
import type { hydrateFixture } from './hydrate-fixture.tsx'
import { blockFolders, listFiles, fixtureNames, loadFixtures } from './load-folder.ts'
import { missingControls } from './missing-controls.ts'
import { openBrowser } from './open-browser.ts'
import { prepareFixture } from './prepare-fixture.tsx'

const anchor = 'contract-anchor'

/** The contract of every block, tested with each of its fixtures on disk. */
export function contractSuite(): void {
  test('the list holds the blocks that have a folder, and no others', () => {
    expect(blocks.map(({ slug }) => slug).toSorted()).toEqual(blockFolders())
  })
  test.each(blockFolders())('the folder %s has its definition, component, fixtures and tests', (slug) => {
    expect(listFiles(slug)).toEqual(
      expect.arrayContaining(['block.ts', 'component.tsx', 'fixtures.ts', `${slug}.test.tsx`]),
    )
  })
  describe.each<BlockDefinition>(blocks)('$slug', (block) => {
    definitionContract(block)
    serverContract(block)
  })
  describe('in the browser', () => {
    browserContract()
  })
}

function definitionContract(block: BlockDefinition): void {
  test('every option of the schema has a control in the admin', () => {
    const compiled = payloadBlocks().find(({ slug }) => slug === block.slug)
    expect(missingControls(block, compiled?.fields ?? [])).toEqual([])
  })

  test.each(['typical', 'longest'] as const)('the %s fixture may be published', async (name) => {
    const data = (await loadFixtures(block.slug))[name]
    expect(validateLayout([getNode(block, data)], 'publish')).toEqual([])
  })

  test.each(fixtureNames)('reading the %s fixture twice, or from JSON, changes nothing', async (name) => {
    const data = (await loadFixtures(block.slug))[name]
    const once = readProps(block, getNode(block, data))
    expect(readProps(block, once)).toEqual(once)
    expect(JSON.parse(JSON.stringify(once))).toEqual(once)
    expect(block.summary(once)).toBeTypeOf('string')
  })
}

function serverContract(block: BlockDefinition): void {
  test.each(fixtureNames)('the %s fixture renders without a line on the console', async (name) => {
    const data = (await loadFixtures(block.slug))[name]
    expect(await recordConsoleLines(() => serverHtml(block, data))).toEqual([])
  })

  test('the anchor of its settings is in its HTML once', async () => {
    const { typical } = await loadFixtures(block.slug)
    const settings = typeof typical['settings'] === 'object' ? typical['settings'] : {}
    const html = await serverHtml(block, { ...typical, settings: { ...settings, anchor } })
    expect(html.split(`id="${anchor}"`)).toHaveLength(2)
  })
}

function browserContract(): void {
  const htmlByFixture = new Map<string, string>()
  let browser: ReturnType<typeof openBrowser>
  let hydrate: typeof hydrateFixture

  beforeAll(async () => {
    for (const block of blocks) {
      const fixtures = await loadFixtures(block.slug)
      for (const name of fixtureNames) {
        htmlByFixture.set(`${block.slug} ${name}`, await serverHtml(block, fixtures[name]))
      }
    }
    browser = openBrowser()
    vi.resetModules()
    hydrate = (await import('./hydrate-fixture.tsx')).hydrateFixture
  }, 60_000)

  afterAll(() => browser.close())

  describe.each<BlockDefinition>(blocks)('$slug', (block) => {
    test.each(fixtureNames)('the %s fixture hydrates without a repair', async (name) => {
      const html = htmlByFixture.get(`${block.slug} ${name}`) ?? ''
      const repairs: string[] = []
      const lines = await recordConsoleLines(async () => {
        repairs.push(...(await hydrate({ slug: block.slug, name, html })))
      })
      expect([...repairs, ...lines]).toEqual([])
    })

    test.each(fixtureNames)('axe finds nothing in the %s fixture', async (name) => {
      const html = htmlByFixture.get(`${block.slug} ${name}`) ?? ''
      expect(await axeViolations(browser.window, html)).toEqual([])
    })
  })
}

const getNode = (block: BlockDefinition, data: Record<string, unknown>) => ({
  ...data,
  id: 'block-1',
  blockType: block.slug,
  blockVersion: block.version,
})

async function serverHtml(block: BlockDefinition, data: Record<string, unknown>): Promise<string> {
  const { element } = await prepareFixture(block, data, blockBySlug)
  return renderToString(element)
}
