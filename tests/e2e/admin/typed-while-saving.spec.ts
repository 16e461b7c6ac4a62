import { openPage, publishButton, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { adminOrigin, administratorToken } from '#tests/support/demo-of-the-run.ts'

test('what is typed while a save or the fields of a new block are under way stays and is stored, also where a connection broke', async ({
  page,
  dealer,
  complaints,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(holdElements)
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
  const title = page.locator('#field-title')
  const heading = page.locator('#field-layout__0__heading')
  const text = page.locator('#field-layout__0__text')
  const blocks = page.locator('#field-layout .fc-block-body')

  await test.step('what is typed into two fields while a save is under way', async () => {
    const save = await holdSaves(page, 1)
    const sent = page.waitForRequest((request) => isAutosave.test(request.url()))
    await title.fill('Home of ours')
    await sent
    await heading.fill('Typed first')
    await text.fill('Typed second')
    save.answer(0)
    await expect.poll(() => readStored(dealer.home)).toEqual(['Home of ours', 'Typed first', 'Typed second'])
    await expect(heading).toHaveValue('Typed first')
    await expect(publishButton(page)).toBeEnabled()
    await save.end()
  })

  await test.step('what is typed while a second save follows the first, before which the page is not offered for publishing', async () => {
    const saves = await holdSaves(page, 2)
    await title.fill('Typed before both')
    await expect.poll(() => saves.count()).toBe(1)
    await heading.fill('Typed during the first')
    // Payload's autosave takes an edit over after a pause in typing of 0.8 s.
    await page.waitForTimeout(1_000)
    saves.answer(0)
    await expect.poll(() => saves.count()).toBe(2)
    await text.fill('Typed during the second')
    await expect(publishButton(page)).toBeDisabled()
    saves.answer(1)
    await expect
      .poll(() => readStored(dealer.home))
      .toEqual(['Typed before both', 'Typed during the first', 'Typed during the second'])
    await expect(publishButton(page)).toBeEnabled()
    await saves.end()
  })

  await test.step('what is typed while the fields of a new block arrive', async () => {
    await addHeldBlock(page)
    await title.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Typed meanwhile', { delay: 50 })
    await expect(title).toHaveValue('Typed meanwhile')
    await page.evaluate(() => window.holding.end())
    await expect(blocks).toHaveCount(2)
    await expect(title).toHaveValue('Typed meanwhile')
    expect(complaints.unexpected()).toEqual([])
  })

  await test.step('a connection that breaks while the fields arrive leaves the form in place, and the next answer brings them', async () => {
    complaints.expect(/The connection broke/)
    await addHeldBlock(page)
    await page.evaluate(() => window.holding.fail())
    await title.fill('Typed afterwards')
    await expect(blocks).toHaveCount(3)
    await expect(title).toHaveValue('Typed afterwards')
    await expect(publishButton(page)).toBeEnabled()
    expect(complaints.unexpected()).toEqual([])
  })

  await test.step('a page that the browser shows again after it was left can be published', async () => {
    complaints.expect(/status of 503/)
    await page.route(isAutosave, (route) => route.fulfill({ status: 503, json: {} }))
    await title.fill('Typed before leaving')
    await expect(page.getByRole('button', { name: 'Save again' })).toBeVisible()
    await page.unroute(isAutosave)
    const sent = page.waitForResponse((response) => isAutosave.test(response.url()))
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    expect((await sent).status()).toBe(200)
    await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
    await expect(page.getByRole('button', { name: 'Save again' })).toBeHidden()
    await expect(publishButton(page)).toBeEnabled()
  })
})

const isAutosave = /\/cms\/api\/pages\/\d+\?.*autosave=true/

/** Holds the answers to the first saves from now on. `count` is how many saves were stored. */
async function holdSaves(page: Page, held: number) {
  const answers = Array.from({ length: held }, () => Promise.withResolvers<void>())
  let count = 0
  await page.route(isAutosave, async (route) => {
    const response = await route.fetch()
    const answer = answers[count]
    count += 1
    await answer?.promise
    await route.fulfill({ response })
  })
  return {
    answer: (save: number) => answers[save]?.resolve(),
    count: () => count,
    end: () => page.unrouteAll({ behavior: 'wait' }),
  }
}

/** Adds a block and waits until the elements of its answer are held. */
async function addHeldBlock(page: Page): Promise<void> {
  await page.evaluate(() => window.holding.begin())
  await page.getByRole('button', { name: /^Add Block$/ }).click()
  await page.getByRole('textbox', { name: /Search for a block/ }).fill('reviews')
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
  await expect.poll(() => page.evaluate(() => window.holding.count())).toBeGreaterThan(0)
}

declare global {
  interface Window {
    holding: { begin: () => void; end: () => void; fail: () => void; count: () => number }
  }
}

/** Runs in the browser. Holds the elements of each server function's answer, whose values come before them in the stream. */
function holdElements(): void {
  const send = window.fetch
  let released = Promise.withResolvers<void>()
  let isHolding = false
  let count = 0
  window.holding = {
    begin: () => {
      isHolding = true
      count = 0
      released = Promise.withResolvers()
    },
    end: () => {
      isHolding = false
      released.resolve()
    },
    fail: () => {
      isHolding = false
      released.reject(new Error('The connection broke.'))
    },
    count: () => count,
  }
  window.fetch = async (input, init) => {
    const response = await send(input, init)
    if (!isHolding || !new Headers(init?.headers).has('next-action')) return response
    const { promise } = released
    const text = await response.text()
    const elements = text.indexOf('\n', text.indexOf('\n1:') + 1) + 1
    const parts = [text.slice(0, elements), text.slice(elements)].map((part) => new TextEncoder().encode(part))
    if (parts[1]?.length) count += 1
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(parts[0])
        await promise
        controller.enqueue(parts[1])
        controller.close()
      },
    })
    return new Response(body, { status: response.status, headers: response.headers })
  }
}

async function readStored(id: number): Promise<string[]> {
  const response = await fetch(`${adminOrigin()}/cms/api/pages/${id}?draft=true&depth=0`, {
    headers: { Authorization: `JWT ${administratorToken()}` },
  })
  const { title: name, layout } = await response.json()
  return [name, layout[0].heading, layout[0].text]
}
