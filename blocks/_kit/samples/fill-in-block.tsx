import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Api } from '#schemas/api/endpoints.ts'
import type { BlockData } from '../block-data.ts'
import type { BlockDefinition } from '../define-block.ts'
import type { PropsInput, PropsOf } from '../props.ts'
import type { Runtime } from '../runtime.tsx'
import { aRuntime, readyBlock } from './render-block.tsx'
import { sampleApi } from './sample-api.ts'

interface BlockFormSetup<D extends BlockDefinition> {
  modules: { block: D; component: ComponentType<PropsOf<D>>; data?: BlockData<D> | undefined }
  props: PropsInput<D>
  runtime?: Partial<Runtime>
  /** Errors of calls, by name. */
  refused?: Readonly<Record<string, unknown>>
}

/** Renders a block with a form in the page of `openBrowser`, with functions that act like a shopper, and records its calls. */
export async function fillInBlock<D extends BlockDefinition>({
  modules,
  props,
  runtime = {},
  refused = {},
}: BlockFormSetup<D>) {
  const calls: { name: string; input: object }[] = []
  const answers = runtime.api ?? sampleApi()
  const api: Api = {
    call: (name, input) => {
      calls.push({ name, input })
      return name in refused ? Promise.reject(refused[name]) : answers.call(name, input)
    },
  }
  const { element, client } = await readyBlock(modules, props, aRuntime({ ...runtime, api }))
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(async () => {
    root.render(<QueryClientProvider client={client}>{element}</QueryClientProvider>)
    await settled()
  })
  // Waits for the queries of the hydrated block.
  await act(settled)

  const control = (name: string): HTMLInputElement => {
    const found = host.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`There is no field ${name}.`)
    return found
  }
  return {
    host,
    control,
    inputs: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
    type: (typed: Readonly<Record<string, string>>) =>
      act(async () => {
        for (const [name, value] of Object.entries(typed)) {
          // React ignores values set on the element itself.
          Reflect.set(Object.getPrototypeOf(control(name)), 'value', value, control(name))
          control(name).dispatchEvent(new window.Event('input', { bubbles: true }))
          control(name).dispatchEvent(new window.Event('change', { bubbles: true }))
        }
      }),
    press: (element: HTMLElement) => act(async () => element.click()),
    submit: () =>
      act(async () => {
        host.querySelector('form')?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
        await settled()
      }),
    /** Errors of the summary above the form. */
    errors: () => [...host.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent),
    close: () =>
      act(async () => {
        root.unmount()
        host.remove()
      }),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 10))
