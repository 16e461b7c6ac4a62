import { validate } from '@readme/openapi-parser'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { files } from './files.ts'
import { openApi } from './openapi.ts'

const document = () => openApi({ name: 'Kauri Motors', origin: 'https://kauri.example' })

test('the contract is valid OpenAPI 3.1', async () => {
  const result = await validate(structuredClone(document()) as never)
  expect(result).toMatchObject({ valid: true, warnings: [] })
})

test('every call of the contract is described, with its own name', () => {
  const described = Object.values(document().paths ?? {}).flatMap((path) =>
    Object.values(path ?? {}).map((operation) => String(Reflect.get(Object(operation), 'operationId'))),
  )
  expect(new Set(described)).toEqual(new Set(Object.keys({ ...endpoints, ...files })))
})

test('a name in the path is a parameter of it, and everything else of the query', () => {
  const { paths } = document()
  expect(paths?.['/api/cars/{slug}/view.json']?.get?.parameters).toMatchObject([
    { in: 'path', name: 'slug', required: true },
    { in: 'query', name: 'photos_count' },
    { in: 'query', name: 'updated_at' },
    { in: 'query', name: 'website_id' },
  ])
})

test('whatever an answer always has is said to be always there', () => {
  const [properties, required] = fieldsOf(document().paths?.['/api/locations']?.get?.responses?.['200'])
  expect(properties).toMatchObject({ location_type: { type: 'string', enum: ['sales', 'service', 'parts', 'others'] } })
  expect(required).toContain('location_type')
})

function fieldsOf(answer: unknown): [unknown, unknown] {
  const content: unknown = Reflect.get(Object(answer), 'content')
  const { schema } = Object(Reflect.get(Object(content), 'application/json'))
  return [schema.items.properties, schema.items.required]
}
