import { expect, test } from 'vitest'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleBreadcrumb } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: vehicleBreadcrumb, component }
const runtime = aRuntime({ page: aPage({ vehicle: aVehicle() }) })

test('the vehicle itself ends the way and leads nowhere', async () => {
  expect(await renderBlock(modules, typical, runtime)).toMatch(
    /<span aria-current="page"[^>]*>[^<]+<\/span><\/li><\/ol>/,
  )
})

test('the way begins at Home where a marketer gave it no other name', async () => {
  expect(await renderBlock(modules, empty, runtime)).toMatch(/<a href="\/"[^>]*>Home<\/a>/)
})
