import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { problems, type ProblemCode } from '../problem.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { files } from './files.ts'

/** The format of every failure, RFC 9457. */
const problemDocument = z
  .object({
    type: z.string().meta({ example: 'urn:forecourt:problem:input-invalid' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'A sentence that a shopper may read.' }),
    code: z.string().meta({ description: 'Permanent: never renamed, never reused.' }),
    fields: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'What was wrong, field by field.' }),
    instance: z.string().optional().meta({ description: 'The request’s id, as the server’s log has it.' }),
  })
  .meta({ id: 'Problem' })

/** Failures of any call. */
const usual = ['input-invalid', 'too-many-requests', 'unexpected'] as const satisfies readonly ProblemCode[]

export type OpenApi = ReturnType<typeof createDocument>

/** The HTTP contract of a site as OpenAPI 3.1. */
export function openApi({ name, origin }: { name: string; origin: string }): OpenApi {
  const paths: ZodOpenApiPathsObject = {}
  for (const [id, each] of Object.entries(endpoints)) {
    const endpoint: Endpoint = each
    const path = endpoint.path.replace(/:([a-zA-Z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(id, endpoint) }
  }
  for (const [id, { path, summary, type, input, problems: own }] of Object.entries(files)) {
    paths[path.replace(/:([a-zA-Z]+)/g, '{$1}')] = {
      get: {
        operationId: id,
        summary,
        requestParams: { path: input },
        responses: {
          200: { description: 'A file.', content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
          ...failures([...usual, ...own]),
        },
      },
    }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: `${name}: API`,
      version: '1',
      description:
        'Money is integer cents, distances are kilometres, moments ISO 8601. A call that fails answers with `application/problem+json`.',
    },
    servers: [{ url: origin }],
    paths,
  })
}

function operation(id: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { method, path, summary, input, output, wire, problems: own = [] } = endpoint
  const names = [...path.matchAll(/:([a-zA-Z]+)/g)].flatMap(([, name]) => name ?? [])
  const shape = input instanceof z.ZodObject ? input.shape : {}
  const isIn = (inPath: boolean) =>
    z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => names.includes(name) === inPath)))
  const rest = wire ?? isIn(false)
  return {
    operationId: id,
    summary,
    ...(method === 'GET'
      ? { requestParams: { ...(names.length > 0 ? { path: isIn(true) } : {}), query: rest } }
      : {
          ...(names.length > 0 ? { requestParams: { path: isIn(true) } } : {}),
          requestBody: { required: true, content: { 'application/json': { schema: rest } } },
        }),
    responses: {
      200: { description: 'Answered.', content: { 'application/json': { schema: output } } },
      ...failures([...usual, ...own]),
    },
  }
}

/** Failures by status; those with the same status share a description. */
function failures(codes: readonly ProblemCode[]): ZodOpenApiResponsesObject {
  const byStatus = Object.groupBy([...new Set(codes)], (code) => String(problems[code].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${problems[code].detail}`).join(' '),
        content: { 'application/problem+json': { schema: problemDocument } },
      },
    ]),
  )
}
