import { z } from 'zod'
import type { OpenApi } from '#schemas/api/openapi.ts'
import { escapeHtml } from '#schemas/lib/escape-html.ts'
import { docsStyle } from './docs-style.ts'
import { type JsonSchema, schemaRows, typeOf } from './schema-rows.ts'

const schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)
const content = z.record(z.string(), z.object({ schema }))

/** As much of an operation as the page shows. */
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z
    .array(
      z.object({
        in: z.string(),
        name: z.string(),
        required: z.boolean().default(false),
        schema,
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
})
type Operation = z.infer<typeof operation>

interface Call extends Operation {
  method: string
  path: string
}

/** The contract of a site for people to read: one page of HTML without scripts, made from its OpenAPI description. */
export function docsPage(document: OpenApi): string {
  const { title, description = '' } = document.info
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, value]): Call => ({ ...operation.parse(value), method, path })),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${docsStyle}</style></head><body><a class="skip" href="#calls">Skip to the calls</a><nav aria-label="Calls"><ol>${calls.map(inContents).join('')}</ol></nav><main id="calls"><h1>${escapeHtml(title)}</h1><p>${inline(description)}</p><p><a href="/api/openapi.json">The same as OpenAPI 3.1</a></p>${calls.map((call) => section(call, document)).join('')}</main></body></html>`
}

const inContents = ({ operationId, method, path }: Call): string =>
  `<li><a href="#${operationId}">${badge(method)} ${breakable(path)}</a></li>`

const badge = (method: string) => `<b class="${method}">${method.toUpperCase()}</b>`

/** A path may break after its slashes. */
const breakable = (path: string) => escapeHtml(path).replaceAll('/', '/<wbr>')

function section(call: Call, document: OpenApi): string {
  const { operationId, method, path, summary, parameters, requestBody, responses } = call
  const { 200: answered, ...failures } = responses
  const sent = requestBody?.content['application/json']?.schema
  const [type, answer] = Object.entries(answered?.content ?? {})[0] ?? []
  return `<section id="${operationId}" aria-labelledby="${operationId}-name"><h2 id="${operationId}-name">${badge(method)} <code>${breakable(path)}</code></h2><p>${inline(summary)}</p>${example(call, document)}${parameters.length > 0 ? `<h3>Parameters</h3>${table(parameters.map(parameterRow))}` : ''}${sent ? `<h3>Body</h3>${values(sent)}` : ''}<h3>Answer</h3>${type === 'application/json' && answer ? `<p><code>${escapeHtml(typeOf(answer.schema))}</code></p>${values(answer.schema)}` : `<p><code>${escapeHtml(type ?? '')}</code></p>`}<details><summary>Failures</summary><ul>${Object.entries(
    failures,
  )
    .map(([status, { description }]) => `<li><code>${status}</code> ${inline(description)}</li>`)
    .join('')}</ul></details></section>`
}

function example({ method, path, requestBody }: Call, document: OpenApi): string {
  const origin = document.servers?.[0]?.url ?? ''
  const body = requestBody ? ` -H 'content-type: application/json' -d '{…}'` : ''
  return `<pre tabindex="0"><code>curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${escapeHtml(`'${origin}${path}'${body}`)}</code></pre>`
}

const parameterRow = (parameter: Operation['parameters'][number]) => {
  const [row] = schemaRows({ properties: { [parameter.name]: parameter.schema } })
  const note = [parameter.in === 'path' ? 'in the path' : '', row?.note ?? ''].filter(Boolean).join('; ')
  return { name: parameter.name, type: row?.type ?? '', isRequired: parameter.required, note }
}

function values(of: JsonSchema): string {
  const rows = schemaRows(of)
  if (rows.length === 0) return ''
  return rows.length > 12 ? `<details><summary>${rows.length} values</summary>${table(rows)}</details>` : table(rows)
}

const table = (rows: ReturnType<typeof schemaRows>): string =>
  `<div class="wide" tabindex="0" role="group" aria-label="Values"><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead><tbody>${rows
    .map(
      ({ name, type, isRequired, note }) =>
        `<tr><th scope="row"><code>${escapeHtml(name)}</code>${isRequired ? '' : ' <small>optional</small>'}</th><td>${escapeHtml(type)}</td><td>${inline(note)}</td></tr>`,
    )
    .join('')}</tbody></table></div>`

/** `code` between backticks. */
const inline = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
